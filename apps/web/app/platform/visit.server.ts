import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { createContext } from 'react-router';
import type { Answer } from './answer.ts';
import type { Api } from './api.server.ts';
import type { FindFile } from './edge.server.ts';
import type { Member } from './member.server.ts';
import type { Frame } from './page.ts';
import type { FindPreview } from './preview.server.ts';

/** One request for one page: what its loaders may use. */
export interface Visit {
  readonly edition: EditionId;
  readonly copy: Messages;
  readonly origins: EditionOrigins;
  readonly api: Api;
  readonly member: Member;
  readonly frame: Promise<Frame>;
  readonly answer: Answer;
  readonly findPreview: FindPreview;
  readonly findFile: FindFile;
  readonly requestId: string;
  readonly now: Date;
  /** For the log, with the request it belongs to. */
  readonly report: (error: unknown) => void;
}

export const visitContext = createContext<Visit>();
