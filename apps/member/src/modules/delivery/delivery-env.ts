import { secretField, urlField } from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';

const word = Type.String({ minLength: 1, maxLength: 100 });
const endpoint = (own: string) => Type.String({ default: own, pattern: '^[a-z0-9.-]+(:\\d+)?$' });

/** Mail by SMTP, always under TLS. */
export const mailFields = {
  /** `smtp://user:password@host:587` begins with STARTTLS, `smtps://…:465` with TLS. */
  SMTP_URL: urlField,
  MAIL_FROM: Type.String({ pattern: '^[^\\s@<>,]+@[^\\s@<>,]+$' }),
};

/** Two vendors of short messages: the second is asked when the first does not take one. */
export const smsFields = {
  ALIYUN_SMS_ENDPOINT: endpoint('dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_KEY_ID: word,
  ALIYUN_SMS_SECRET: secretField,
  ALIYUN_SMS_TEMPLATE: word,
  TENCENT_SMS_ENDPOINT: endpoint('sms.tencentcloudapi.com'),
  TENCENT_SMS_KEY_ID: word,
  TENCENT_SMS_SECRET: secretField,
  TENCENT_SMS_APP_ID: word,
  TENCENT_SMS_TEMPLATE: word,
};

const MailEnvSchema = Type.Object(mailFields);
const SmsEnvSchema = Type.Object(smsFields);
export type MailEnv = StaticDecode<typeof MailEnvSchema>;
export type SmsEnv = StaticDecode<typeof SmsEnvSchema>;
