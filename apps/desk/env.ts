import { Type } from 'typebox';
import { Value } from 'typebox/value';

const schema = Type.Object({
  CN_ORIGIN: Type.String({ pattern: '^https?://' }),
  EN_ORIGIN: Type.String({ pattern: '^https?://' }),
  DESK_ORIGIN: Type.String({ pattern: '^https?://' }),
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  DESK_SECRET: Type.String({ minLength: 32 }),
  PREVIEW_SECRET: Type.String({ minLength: 32 }),
  S3_ENDPOINT: Type.String({ pattern: '^https?://' }),
  S3_REGION: Type.String({ minLength: 1 }),
  S3_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
  S3_SECRET_ACCESS_KEY: Type.String({ minLength: 1 }),
  S3_MEDIA_BUCKET: Type.String({ minLength: 1 }),
});

export type DeskEnv = Type.Static<typeof schema>;

function parseDeskEnv(source: NodeJS.ProcessEnv): DeskEnv {
  const env = Value.Clean(schema, { ...source });
  if (Value.Check(schema, env)) return env;
  const wrong = [...Value.Errors(schema, env)].map(
    (error) => `${error.instancePath} ${error.message}`,
  );
  throw new Error(`The desk's environment is not complete: ${wrong.join('; ')}`);
}

export const env = parseDeskEnv(process.env);
