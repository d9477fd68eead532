import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';

const vendorAccount = 'ironbridge';
export const doublesFolder = (state: string): string => join(state, 'doubles');

/** What the doubles themselves are told. */
export function toDoublesEnv({ ports, state }: StackSettings, { vendorSecret }: Secrets) {
  return {
    DOUBLES_FOLDER: doublesFolder(state),
    SMTP_PORT: String(ports.smtp),
    VENDORS_PORT: String(ports.vendors),
    INBOX_PORT: String(ports.inbox),
    ACCOUNT_ID: vendorAccount,
    ACCOUNT_SECRET: vendorSecret,
  };
}

/** Where mail and messages go: here to doubles, under the names that production gives the vendors by. */
export function toDeliveryEnv(
  { ports, state }: StackSettings,
  { vendorSecret }: Secrets,
  host: string,
) {
  return {
    SMTP_URL: `smtp://${vendorAccount}:${vendorSecret}@${host}:${ports.smtp}`,
    MAIL_FROM: 'service@ironbridge.example',
    ALIYUN_SMS_ENDPOINT: `${host}:${ports.vendors}`,
    ALIYUN_SMS_KEY_ID: vendorAccount,
    ALIYUN_SMS_SECRET: vendorSecret,
    ALIYUN_SMS_TEMPLATE: 'SMS_100000001',
    TENCENT_SMS_ENDPOINT: `${host}:${ports.vendors}`,
    TENCENT_SMS_KEY_ID: vendorAccount,
    TENCENT_SMS_SECRET: vendorSecret,
    TENCENT_SMS_APP_ID: '1400000001',
    TENCENT_SMS_TEMPLATE: '1000001',
    NODE_EXTRA_CA_CERTS: join(doublesFolder(state), 'certificate.pem'),
  };
}

export function toWeChatEnv({ ports }: StackSettings, secrets: Secrets, host: string) {
  return {
    WECHAT_ORIGIN: `https://${host}:${ports.vendors}`,
    WECHAT_APP_ID: vendorAccount,
    WECHAT_SECRET: secrets.vendorSecret,
  };
}
