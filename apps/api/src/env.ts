import {
  keyListField,
  originFields,
  parseEnv,
  secretField,
  serviceFields,
  urlField,
  urlListField,
} from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';

const EnvSchema = Type.Object({
  ...serviceFields,
  ...originFields,
  OPENSEARCH_URLS: urlListField,
  /** Stands before the names of all indices read; lets tests keep to indices of their own. */
  INDEX_PREFIX: Type.String({ default: '', pattern: '^[a-z0-9-]*$' }),
  /** Takes what readers leave behind; nothing is read from it. */
  REDIS_DURABLE_URL: urlField,
  /** Half of what visitors are told apart by; the other half changes daily. */
  VISITOR_SECRET: secretField,
  /** What banners are signed with: the current key, then those whose signs still count. */
  BANNER_KEYS: keyListField,
  /** Where pictures are served from, when not from the site's own host. */
  IMAGE_ORIGIN: Type.String({ default: '', pattern: '^(https?://[^/\\s]+)?$' }),
});

export type ApiEnv = StaticDecode<typeof EnvSchema>;

export function parseApiEnv(source = process.env): ApiEnv {
  return parseEnv(EnvSchema, source);
}
