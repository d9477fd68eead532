import { type TProperties, type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { WeChatEnv } from './wechat-env.ts';

const patienceMs = 3000;

export interface Ticket {
  readonly ticket: string;
  /** When it ends, by our clock. */
  readonly until: number;
}

const seconds = Type.Integer({ minimum: 1 });
const TokenAnswer = Compile(Type.Object({ access_token: Type.String(), expires_in: seconds }));
const TicketAnswer = Compile(Type.Object({ ticket: Type.String(), expires_in: seconds }));
const Refusal = Compile(Type.Object({ errcode: Type.Integer() }));

/** Which of the two questions failed, and with which of WeChat's numbers; its words hold parts of what was asked. */
export class WeChatRefused extends Error {
  readonly step: 'token' | 'ticket';

  constructor(step: 'token' | 'ticket', reason: string, options?: ErrorOptions) {
    super(`WeChat gave no ${step}: ${reason}`, options);
    this.name = 'WeChatRefused';
    this.step = step;
  }
}

/** The stable token does not end the one before it, so that two who ask at once do each other no harm. */
export async function fetchTicket(env: WeChatEnv): Promise<Ticket> {
  const asked = Date.now();
  const { access_token } = await ask(
    'token',
    TokenAnswer,
    `${env.WECHAT_ORIGIN}/cgi-bin/stable_token`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credential',
        appid: env.WECHAT_APP_ID,
        secret: env.WECHAT_SECRET,
      }),
    },
  );
  const query = new URLSearchParams({ access_token, type: 'jsapi' });
  const { ticket, expires_in } = await ask(
    'ticket',
    TicketAnswer,
    `${env.WECHAT_ORIGIN}/cgi-bin/ticket/getticket?${query.toString()}`,
  );
  return { ticket, until: asked + expires_in * 1000 };
}

async function ask<Schema extends TSchema>(
  step: WeChatRefused['step'],
  answer: Validator<TProperties, Schema>,
  url: string,
  request: RequestInit = {},
): Promise<Type.Static<Schema>> {
  const body = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    (response): Promise<unknown> => response.json(),
    (cause: unknown) => {
      throw new WeChatRefused(step, 'no answer', { cause });
    },
  );
  if (answer.Check(body)) return body;
  throw new WeChatRefused(step, Refusal.Check(body) ? String(body.errcode) : 'nonsense');
}
