import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  EnvError,
  originFields,
  parseEnv,
  secretField,
  serviceFields,
  urlListField,
} from './env.ts';

const schema = Type.Object({
  ...serviceFields,
  ...originFields,
  OPENSEARCH_URLS: urlListField,
  PREVIEW_SECRET: secretField,
  IMAGE_ORIGIN: Type.String({ default: '' }),
});

const source = {
  PORT: '8091',
  LOG_LEVEL: '',
  CN_ORIGIN: 'http://cn.localhost:8080',
  EN_ORIGIN: 'http://en.localhost:8080',
  OPENSEARCH_URLS: 'http://127.0.0.1:1,http://127.0.0.1:2',
  PREVIEW_SECRET: 'a'.repeat(32),
  HOME: '/root',
};

describe('parseEnv', () => {
  it('gives typed values, defaults for what is unset or empty, and nothing it was not asked for', () => {
    expect(parseEnv(schema, source)).toEqual({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: 8091,
      LOG_LEVEL: 'info',
      DRAIN_MS: 0,
      CN_ORIGIN: 'http://cn.localhost:8080',
      EN_ORIGIN: 'http://en.localhost:8080',
      OPENSEARCH_URLS: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
      PREVIEW_SECRET: 'a'.repeat(32),
      IMAGE_ORIGIN: '',
    });
  });

  it('names everything that is wrong at once, and no value', () => {
    const parse = () =>
      parseEnv(schema, {
        ...source,
        PORT: 'eighty',
        CN_ORIGIN: 'http://cn.localhost/path',
        OPENSEARCH_URLS: 'http://a,',
        PREVIEW_SECRET: 'hunter2',
        EN_ORIGIN: undefined,
      });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(/: CN_ORIGIN, EN_ORIGIN, OPENSEARCH_URLS, PORT, PREVIEW_SECRET$/);
    expect(parse).not.toThrow(/hunter2/);
  });
});
