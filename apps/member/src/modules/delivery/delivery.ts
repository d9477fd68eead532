import { randomUUID } from 'node:crypto';
import { type CodeType, errorCatalogue } from '@ironbridge/contract';
import { type EditionId, parseEmail, parseMobile } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { createAliyunSms } from './aliyun-sms.ts';
import { writeCodeLetter } from './code-letter.ts';
import type { MailEnv, SmsEnv } from './delivery-env.ts';
import { createMailSender, NotSent } from './mail-sender.ts';
import { createSmsSender } from './sms-sender.ts';
import { createTencentSms } from './tencent-sms.ts';

export interface CodeToSend {
  /** A mainland mobile or an e-mail, as `parseAccount` gives it. */
  readonly account: string;
  readonly code: string;
  readonly type: CodeType;
  readonly edition: EditionId;
}

export interface Delivery {
  /** At once, since somebody waits for it; neither the code nor the account is ever logged. */
  sendCode(code: CodeToSend): Promise<void>;
}

export function createDelivery(app: FastifyInstance, env: MailEnv & SmsEnv): Delivery {
  const failures = new Counter({
    name: 'code_delivery_failures_total',
    help: 'Codes that a way of sending did not take',
    labelNames: ['way'],
    registers: [app.metrics],
  });
  const onFailure = (way: string, error: unknown): void => {
    failures.inc({ way });
    app.log.error({ way, reason: toReason(error) }, 'a code was not taken');
  };
  const mail = createMailSender(env);
  const sms = createSmsSender([createAliyunSms(env), createTencentSms(env)], onFailure);
  app.addHook('onClose', async () => mail.close());

  return {
    async sendCode({ account, code, type, edition }) {
      const phone = parseMobile(account);
      try {
        if (phone !== undefined) await sms.send(phone, code);
        else if (parseEmail(account) === undefined) throw new Error('Neither mobile nor e-mail');
        else await mail.send(writeCodeLetter(account, code, type, edition), randomUUID());
      } catch (error) {
        if (phone === undefined) onFailure('mail', error);
        throw new PublicError(errorCatalogue.unavailable);
      }
    },
  };
}

/** What vendors and mail servers say may repeat the number, the address or the code: only its kind is told. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof NotSent) return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
