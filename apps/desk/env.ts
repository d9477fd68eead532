import {
  originField,
  originFields,
  parseEnv,
  secretField,
  serviceFields,
  urlField,
} from '@ironbridge/service/env';
import { Type } from 'typebox';

/** Parsed once, when the configuration is loaded. From a subpath: Next must not bundle a whole service. */
export const env = parseEnv(
  Type.Object({
    ...originFields,
    DESK_ORIGIN: originField,
    LOG_LEVEL: serviceFields.LOG_LEVEL,
    DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
    DESK_SECRET: secretField,
    PREVIEW_SECRET: secretField,
    S3_ENDPOINT: urlField,
    S3_REGION: Type.String({ minLength: 1 }),
    S3_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
    S3_SECRET_ACCESS_KEY: Type.String({ minLength: 1 }),
    S3_MEDIA_BUCKET: Type.String({ minLength: 1 }),
    S3_PRIVATE_BUCKET: Type.String({ minLength: 1 }),
  }),
);
