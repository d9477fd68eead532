import { type CodeType, errorCatalogue, type MemberTakes } from '@ironbridge/contract';
import { type EditionId, parseAccount, timings } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { type Limit, type Limits, perAddress, perMember, perNetwork } from '../../limits.ts';
import { addConsent } from '../consent/consent.repository.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { postMail } from '../delivery/outbox.ts';
import type { GraphicCodes } from '../graphic/graphic-codes.ts';
import type { Codes } from './codes.ts';
import type { Engine } from './engine.ts';
import { addMember, findMemberByAccount, putPassword } from './member.repository.ts';
import type { Member } from './member.ts';
import { hashPassword, isGoodPassword, verifyNobody, verifyPassword } from './password.ts';
import type { Seals } from './seals.ts';

export interface LoginParts {
  readonly database: Pool;
  readonly engine: Engine;
  readonly seals: Seals;
  readonly codes: Codes;
  readonly graphics: GraphicCodes;
  readonly limits: Limits;
  readonly delivery: Delivery;
}

/** Who asks, and where. */
export interface From {
  readonly address: string;
  readonly edition: EditionId;
  /** The page it was asked on. */
  readonly place: string;
}

const hour = 3600;
const day = 24 * hour;

/** Who somebody is, by what only they have. It says who; the session is the caller's to begin. */
export class LoginService {
  readonly #parts: LoginParts;

  constructor(parts: LoginParts) {
    this.#parts = parts;
  }

  /** To whoever it is: that the account exists is found out by nobody who cannot read its mail. */
  async sendCode(takes: MemberTakes<'verifyCode'>, { address, edition }: From): Promise<void> {
    const { graphics, limits, codes, delivery } = this.#parts;
    await graphics.spend(takes.key, takes.img_code);
    const account = getAccount(takes.account);
    const perAccount = (most: number, seconds: number): Limit => ({
      key: `code:account:${codes.toName(account)}:${seconds}`,
      most,
      seconds,
    });
    const all = (most: number, seconds: number): Limit => ({
      key: `code:all:${seconds}`,
      most,
      seconds,
    });
    await limits.take([
      perAccount(1, timings.verifyCodeResendSeconds),
      perAccount(6, hour),
      perAccount(15, day),
      perAddress('code', address, { most: 50, seconds: hour }),
      perNetwork('code', address, { most: 150, seconds: hour }),
      all(600, 60),
      all(50_000, day),
    ]);
    const code = await codes.make(takes.type, account);
    await delivery.sendCode({ account, code, type: takes.type, edition });
  }

  /** The first time it also registers them. */
  async findByCode(takes: MemberTakes<'loginByCode'>, from: From): Promise<Member> {
    const { database } = this.#parts;
    const account = await this.#prove('login', takes, from);
    const known = await findMemberByAccount(database, account);
    if (known !== undefined) return known;
    const { agreed } = takes;
    if (agreed === undefined) throw new PublicError(errorCatalogue.agree_first);
    return this.#add({ account, truename: '', agreed }, from);
  }

  async findByPassword(takes: MemberTakes<'loginByPwd'>, { address }: From): Promise<Member> {
    const { database, graphics, seals, limits, codes } = this.#parts;
    await graphics.spend(takes.key, takes.img_code);
    const typed = await seals.open(takes.account, 'account');
    const password = await seals.open(takes.password, 'password');
    const account = parseAccount(typed) ?? '';
    const name = codes.toName(account || typed);
    // Who guesses is stopped where they are, long before the account itself is; its owner always has the way by code.
    await limits.take([
      perAddress(`login:${name}`, address, { most: 10, seconds: 900 }),
      perAddress('login', address, { most: 50, seconds: 900 }),
      perNetwork('login', address, { most: 200, seconds: 900 }),
      { key: `login:account:${name}`, most: 100, seconds: hour },
    ]);
    const member = await findMemberByAccount(database, account);
    const right = await this.#verify(member, password);
    if (member === undefined || !right) throw new PublicError(errorCatalogue.login_wrong);
    return member;
  }

  async register(takes: MemberTakes<'register'>, from: From): Promise<Member> {
    const hash = await this.#hashNew(takes.password);
    const account = await this.#prove('reg', takes, from);
    const { agreed, truename = '' } = takes;
    return this.#add({ account, truename: truename.trim(), agreed, hash }, from);
  }

  async resetPassword(takes: MemberTakes<'resetPassword'>, from: From): Promise<Member> {
    const hash = await this.#hashNew(takes.password);
    const account = await this.#prove('pwd', takes, from);
    const member = await findMemberByAccount(this.#parts.database, account);
    if (member === undefined) throw new PublicError(errorCatalogue.account_unknown);
    await this.#setPassword(member, hash, from);
    return member;
  }

  async changePassword(
    member: Member,
    takes: MemberTakes<'changePassword'>,
    from: From,
  ): Promise<void> {
    const { seals, limits } = this.#parts;
    await limits.take([perMember('password', member.id, { most: 10, seconds: 900 })]);
    const current = await seals.open(takes.current, 'current');
    const hash = await this.#hashNew(takes.password);
    if (!(await this.#verify(member, current))) {
      throw new PublicError(errorCatalogue.password_wrong);
    }
    await this.#setPassword(member, hash, from);
  }

  async #prove(
    type: CodeType,
    takes: { account: string; vcode: string },
    { address }: From,
  ): Promise<string> {
    const { seals, codes, limits } = this.#parts;
    await limits.take([perAddress('prove', address, { most: 100, seconds: hour })]);
    const account = getAccount(await seals.open(takes.account, 'account'));
    await codes.spend(type, account, takes.vcode);
    return account;
  }

  async #verify(member: Member | undefined, password: string): Promise<boolean> {
    if (member === undefined) return verifyNobody(password);
    const { internalAdapter } = await this.#parts.engine.$context;
    const account = await internalAdapter.findCredentialAccount(String(member.id));
    if (!account?.password) return verifyNobody(password);
    return verifyPassword({ hash: account.password, password });
  }

  async #hashNew(sealed: string): Promise<string> {
    const password = await this.#parts.seals.open(sealed, 'password');
    if (!isGoodPassword(password)) throw new PublicError(errorCatalogue.password_weak);
    return hashPassword(password);
  }

  async #add(
    { account, truename, agreed, hash }: NewMember,
    { edition, place }: From,
  ): Promise<Member> {
    return inTransaction(this.#parts.database, async (client) => {
      const member = await addMember(client, { account, truename, edition });
      if (member === undefined) throw new PublicError(errorCatalogue.account_exists);
      if (hash !== undefined) await putPassword(client, member.id, hash);
      await addConsent(client, member, { purpose: 'register', wording: agreed, place, edition });
      return member;
    });
  }

  async #setPassword(member: Member, hash: string, { edition }: From): Promise<void> {
    await inTransaction(this.#parts.database, async (client) => {
      await putPassword(client, member.id, hash);
      await postPasswordChanged(client, member, edition);
    });
  }
}

interface NewMember {
  readonly account: string;
  readonly truename: string;
  readonly agreed: string;
  readonly hash?: string;
}

async function postPasswordChanged(
  client: ClientBase,
  { id, region }: Member,
  edition: EditionId,
): Promise<void> {
  await postMail(client, {
    template: 'password_changed',
    refers: { member: id },
    subject: id,
    region,
    edition,
  });
}

function getAccount(typed: string): string {
  const account = parseAccount(typed);
  if (account === undefined) throw new PublicError(errorCatalogue.account_wrong);
  return account;
}
