import type { EditionId } from '@ironbridge/domain';
import type { Member } from '../identity/member.ts';

/** Who sends a form, and on which edition. */
export interface Asker {
  readonly member: Member;
  readonly edition: EditionId;
}
