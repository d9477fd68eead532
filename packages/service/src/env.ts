import { type Static, type StaticDecode, type TObject, type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';

/** The process must not start: the names that are wrong, and never what they held. */
export class EnvError extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`Environment is missing or not valid: ${names.join(', ')}`);
    this.name = 'EnvError';
    this.names = names;
  }
}

/** Reads what the schema names out of the environment, once, at start. An empty variable counts as unset. */
export function parseEnv<Properties extends TProperties>(
  schema: TObject<Properties>,
  source: Readonly<Record<string, string | undefined>> = process.env,
): StaticDecode<TObject<Properties>> {
  const given = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const values = Value.Default(schema, Value.Convert(schema, given));
  if (!Value.Check(schema, values)) throw new EnvError(wrongNames(schema, values));
  return Value.Decode(schema, values);
}

function wrongNames(schema: TObject, values: unknown): string[] {
  const names = Value.Errors(schema, values).flatMap((error) =>
    error.keyword === 'required' && error.instancePath === ''
      ? error.params.requiredProperties
      : error.instancePath.split('/').slice(1, 2),
  );
  return [...new Set(names)].sort();
}

const origin = '^https?://[^/\\s,]+$';
const url = '^[a-z][a-z0-9+.-]*://[^\\s,]+$';

export const originField = Type.String({ pattern: origin });
export const urlField = Type.String({ pattern: url });

/** `http://a:1,http://b:2` → both, in order. */
export const urlListField = Type.Decode(
  Type.String({ pattern: `${url.slice(0, -1)}(,${url.slice(1, -1)})*$` }),
  (text) => text.split(','),
);

/** Long enough that guessing is hopeless. */
export const secretField = Type.String({ minLength: 32 });

/** Secrets that can be changed: the one in use, then those before it that still count. */
export const keyListField = Type.Decode(
  Type.String({ pattern: '^[^\\s,]{32,}(,[^\\s,]{32,})*$' }),
  (text): readonly [string, ...string[]] => {
    const [current = '', ...previous] = text.split(',');
    return [current, ...previous];
  },
);

/** What every service is told. */
export const serviceFields = {
  NODE_ENV: Type.Enum(['production', 'development', 'test'], { default: 'production' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
  }),
  /** How long to stay up, not ready, before closing: the time a balancer needs to notice. */
  DRAIN_MS: Type.Integer({ minimum: 0, maximum: 60_000, default: 0 }),
};

/** Where the two editions live. */
export const originFields = { CN_ORIGIN: originField, EN_ORIGIN: originField };

const ServiceEnvSchema = Type.Object(serviceFields);
export type ServiceEnv = Static<typeof ServiceEnvSchema>;
