import { originFields, parseEnv, serviceFields, urlField } from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';

const EnvSchema = Type.Object({ ...serviceFields, ...originFields, DATABASE_URL: urlField });

export type MemberEnv = StaticDecode<typeof EnvSchema>;

export function parseMemberEnv(source = process.env): MemberEnv {
  return parseEnv(EnvSchema, source);
}
