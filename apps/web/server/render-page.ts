import type { EditionId } from '@ironbridge/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Visitor } from '../app/platform/edge.server.ts';

export interface PageRequest {
  readonly edition: EditionId;
  /** Path and query. */
  readonly path: string;
  readonly method: string;
  /** What the reader's form says, as it came. */
  readonly form?: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };
  /** Whose session it is; pages that are the same for everybody are asked for without. */
  readonly cookie: string | undefined;
  readonly visitor: Visitor;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each a header of its own. */
  readonly cookies: readonly string[];
  readonly body: string | Buffer;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
