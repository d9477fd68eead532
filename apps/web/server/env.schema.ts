import { originFields, serviceFields, urlField, urlListField } from '@ironbridge/service';
import { Type } from 'typebox';

export const EnvSchema = Type.Object({
  ...serviceFields,
  ...originFields,
  EDGE_URLS: urlListField,
  DESK_URL: urlField,
});
