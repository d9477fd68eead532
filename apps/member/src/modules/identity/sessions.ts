import { errorCatalogue, type SessionRow } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { type FindEdition, PublicError } from '@ironbridge/service';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Breaker } from '../../breaker.ts';
import type { Engine } from './engine.ts';
import type { Member, Session } from './member.ts';
import {
  deleteExpiredSessions,
  findSessionByHash,
  findTokens,
  listSessions,
} from './session.repository.ts';
import { type CachedSession, patienceMs, type SessionCache } from './session-cache.ts';
import { findToken, hashToken, makeToken, sessionSeconds } from './session-token.ts';

/** So long what the cache says is believed without asking the database. */
const freshMs = 5000;

export interface SessionsOptions {
  readonly database: Pool;
  readonly cache: SessionCache;
  readonly engine: Engine;
  readonly findEdition: FindEdition;
}

/**
 * Who is asking. A session counts in the edition it was begun in. PostgreSQL is the record, Redis is asked first, and
 * either may be away: then the other's word counts.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #breaker = new Breaker(patienceMs);

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  async findSession({ headers }: FastifyRequest): Promise<Session | undefined> {
    const token = findToken(headers.cookie);
    if (token === undefined) return undefined;
    const session = await this.#find(hashToken(token));
    return session?.edition === this.#options.findEdition(headers.host) ? session : undefined;
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

  /** Ends the one it replaces, so that no token from before the login is worth anything after it. */
  async begin(member: Member, edition: EditionId, request: FastifyRequest): Promise<string> {
    await this.end(request);
    await deleteExpiredSessions(this.#options.database, member.id);
    const token = makeToken();
    const { internalAdapter } = await this.#options.engine.$context;
    await internalAdapter.createSession(
      String(member.id),
      false,
      {
        token: hashToken(token),
        expiresAt: new Date(Date.now() + sessionSeconds * 1000),
        ipAddress: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
        edition,
        region: member.region,
      },
      true,
    );
    return token;
  }

  /** What members have just said of themselves is on their next page, and not only moments later. */
  async refresh({ headers }: FastifyRequest): Promise<void> {
    const { database, cache } = this.#options;
    const hash = hashToken(findToken(headers.cookie) ?? '');
    const session = await findSessionByHash(database, hash);
    if (session !== undefined) cache.put(hash, { session, checked: Date.now() });
  }

  /** Whether there was one or not, there is none now. */
  async end({ headers }: FastifyRequest): Promise<void> {
    const token = findToken(headers.cookie);
    if (token !== undefined) await this.#end(hashToken(token));
  }

  async endAll({ id }: Pick<Member, 'id'>): Promise<void> {
    const { internalAdapter } = await this.#options.engine.$context;
    await internalAdapter.deleteUserSessions(String(id));
  }

  async endOthers({ id }: Pick<Member, 'id'>, { headers }: FastifyRequest): Promise<void> {
    const own = hashToken(findToken(headers.cookie) ?? '');
    const all = await findTokens(this.#options.database, id);
    for (const token of all) if (token !== own) await this.#end(token);
  }

  /** One's own alone: somebody else's number ends nothing. */
  async endById({ id }: Pick<Member, 'id'>, session: number): Promise<boolean> {
    const [token] = await findTokens(this.#options.database, id, session);
    if (token !== undefined) await this.#end(token);
    return token !== undefined;
  }

  async list({ id }: Pick<Member, 'id'>, { headers }: FastifyRequest): Promise<SessionRow[]> {
    const own = hashToken(findToken(headers.cookie) ?? '');
    const listed = await listSessions(this.#options.database, id);
    return listed.map(({ token, created, ...row }) => ({
      ...row,
      created: created.toISOString(),
      current: token === own,
    }));
  }

  async #end(hash: string): Promise<void> {
    const { internalAdapter } = await this.#options.engine.$context;
    await internalAdapter.deleteSession(hash);
  }

  async #find(hash: string): Promise<Session | undefined> {
    const now = Date.now();
    const cached = await this.#options.cache.find(hash);
    if (cached === 'gone') return undefined;
    if (cached !== undefined && cached.session.expires <= now) return undefined;
    if (cached !== undefined && cached.checked + freshMs > now) return cached.session;
    return this.#ask(hash, cached, now);
  }

  async #ask(
    hash: string,
    cached: CachedSession | undefined,
    now: number,
  ): Promise<Session | undefined> {
    const { database, cache } = this.#options;
    try {
      const ask = () => findSessionByHash(database, hash);
      // With something to fall back on nobody waits long.
      const session = await (cached === undefined ? ask() : this.#breaker.run(ask));
      if (session !== undefined) cache.put(hash, { session, checked: now });
      else if (cached !== undefined) await cache.drop(hash);
      return session;
    } catch (cause) {
      if (cached !== undefined) return cached.session;
      throw new PublicError(errorCatalogue.unavailable, { cause });
    }
  }
}
