import type { EditionId } from '@ironbridge/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Visitor } from '../app/platform/edge.server.ts';

export interface PageRequest {
  readonly edition: EditionId;
  /** Path and query. */
  readonly path: string;
  readonly method: string;
  readonly visitor: Visitor;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
