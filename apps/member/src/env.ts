import { originFields, parseEnv, secretField, serviceFields, urlField } from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';
import { mailFields, smsFields } from './modules/delivery/delivery-env.ts';
import { wechatFields } from './modules/wechat/wechat-env.ts';

const nameField = Type.String({ minLength: 1 });

export const storageFields = {
  S3_ENDPOINT: urlField,
  S3_REGION: nameField,
  S3_ACCESS_KEY_ID: nameField,
  S3_SECRET_ACCESS_KEY: nameField,
  /** What members send along. */
  S3_MEMBER_BUCKET: nameField,
};

const EnvSchema = Type.Object({
  ...serviceFields,
  ...originFields,
  DATABASE_URL: urlField,
  /** What can be had again: sessions on their way from PostgreSQL. */
  REDIS_CACHE_URL: urlField,
  /** What must not be forgotten: codes, and how often somebody has tried. */
  REDIS_DURABLE_URL: urlField,
  /** Signs and seals what only member has to read. */
  MEMBER_SECRET: secretField,
  /** Without it the codes in store say nothing. */
  CODE_PEPPER: secretField,
  ...storageFields,
  /** The desk's: white papers. */
  S3_PRIVATE_BUCKET: nameField,
  ...mailFields,
  ...smsFields,
  ...wechatFields,
});

export type MemberEnv = StaticDecode<typeof EnvSchema>;

export function parseMemberEnv(source = process.env): MemberEnv {
  return parseEnv(EnvSchema, source);
}
