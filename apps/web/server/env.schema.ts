import { originFields, serviceFields, urlField, urlListField } from '@ironbridge/service';
import { Type } from 'typebox';

export const EnvSchema = Type.Object({
  ...serviceFields,
  ...originFields,
  EDGE_URLS: urlListField,
  DESK_URL: urlField,
  /** What search engines that are told of changes look for at /KEY.txt, to know that it was us. */
  INDEXNOW_KEY: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,128}$' })),
});
