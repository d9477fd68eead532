import { errorCatalogue } from '@ironbridge/contract';
import { type FindEdition, PublicError } from '@ironbridge/service';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Member, Session } from './member.ts';
import { deleteSession, deleteSessionsOf, findSessionByHash } from './session.repository.ts';
import { findToken, hashToken } from './session-token.ts';

/** Who is asking. A session counts in the edition it was begun in. */
export class Sessions {
  readonly #database: Pool;
  readonly #findEdition: FindEdition;

  constructor(database: Pool, findEdition: FindEdition) {
    this.#database = database;
    this.#findEdition = findEdition;
  }

  async findSession({ headers }: FastifyRequest): Promise<Session | undefined> {
    const token = findToken(headers.cookie);
    if (token === undefined) return undefined;
    const session = await findSessionByHash(this.#database, hashToken(token));
    return session?.edition === this.#findEdition(headers.host) ? session : undefined;
  }

  async findMember(request: FastifyRequest): Promise<Member | undefined> {
    return (await this.findSession(request))?.member;
  }

  /** For what members alone may do. */
  async getMember(request: FastifyRequest): Promise<Member> {
    const member = await this.findMember(request);
    if (member === undefined) throw new PublicError(errorCatalogue.login_first);
    return member;
  }

  /** Whether there was one or not, there is none now. */
  async end({ headers }: FastifyRequest): Promise<void> {
    const token = findToken(headers.cookie);
    if (token !== undefined) await deleteSession(this.#database, hashToken(token));
  }

  async endAll({ id }: Pick<Member, 'id'>): Promise<void> {
    await deleteSessionsOf(this.#database, id);
  }
}
