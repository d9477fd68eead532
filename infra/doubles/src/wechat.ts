import { randomBytes } from 'node:crypto';
import { textOf, type VendorAccount, type VendorAnswer, type VendorRequest } from './vendor.ts';

const validSeconds = 7200;

/** WeChat's official accounts: a token that stays the same until it ends, and the ticket that pages are signed with. */
export class WeChat {
  readonly #account: VendorAccount;
  readonly #random = randomBytes(16).toString('hex');
  /** How often each address was asked: a fleet that takes turns asks once. */
  readonly asked = { token: 0, ticket: 0 };

  constructor(account: VendorAccount) {
    this.#account = account;
  }

  answer({ method, url, body }: VendorRequest): VendorAnswer {
    if (method === 'POST' && url.pathname === '/cgi-bin/stable_token') return this.#token(body);
    if (method === 'GET' && url.pathname === '/cgi-bin/ticket/getticket') return this.#ticket(url);
    return refuse(40066, 'invalid url');
  }

  #token(body: string): VendorAnswer {
    this.asked.token += 1;
    const given: unknown = JSON.parse(body);
    if (textOf(given, 'grant_type') !== 'client_credential') return refuse(40002, 'invalid grant');
    if (textOf(given, 'appid') !== this.#account.id) return refuse(40013, 'invalid appid');
    if (textOf(given, 'secret') !== this.#account.secret) return refuse(40125, 'invalid appsecret');
    return ok({ access_token: `token-${this.#random}`, expires_in: validSeconds });
  }

  #ticket(url: URL): VendorAnswer {
    this.asked.ticket += 1;
    if (url.searchParams.get('type') !== 'jsapi') return refuse(40097, 'invalid args');
    if (url.searchParams.get('access_token') !== `token-${this.#random}`) {
      return refuse(40001, 'invalid credential');
    }
    return ok({
      errcode: 0,
      errmsg: 'ok',
      ticket: `ticket-${this.#random}`,
      expires_in: validSeconds,
    });
  }
}

const ok = (body: object): VendorAnswer => ({ status: 200, body });
/** WeChat says no with a status of 200. */
const refuse = (errcode: number, errmsg: string): VendorAnswer => ok({ errcode, errmsg });
