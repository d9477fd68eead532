import type { Pool } from 'pg';
import type { Limits } from '../../limits.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { AttachmentStore } from './attachment-store.ts';
import type { ReplyKeys } from './reply-key.ts';

/** What asking and answering needs. */
export interface EnquiryParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly store: AttachmentStore;
  readonly keys: ReplyKeys;
}
