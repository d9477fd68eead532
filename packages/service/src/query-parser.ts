import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * A call's query as its schema has it, or undefined. Parameters it does not name are dropped, an empty one counts
 * as not given, and a number is digits: `1e3`, ` 5` or a repeated parameter are refused rather than understood.
 */
export function createQueryParser<Query>(
  schema: TObject,
): (query: Readonly<Record<string, unknown>>) => Query | undefined {
  const isQuery = createGuard<Query>(schema);
  const params = Object.entries(schema.properties).map(([param, property]) => ({
    param,
    isNumber: 'type' in property && property['type'] === 'integer',
  }));
  return (query) => {
    const values: Record<string, unknown> = {};
    for (const { param, isNumber } of params) {
      const value = query[param];
      if (value === undefined || value === '') continue;
      values[param] = isNumber ? digitsToNumber(value) : value;
    }
    return isQuery(values) ? values : undefined;
  };
}

/** Whether what was sent is what the schema says; the type is the schema's own. */
export function createGuard<Value>(schema: TObject): (value: unknown) => value is Value {
  const validator = Compile(schema);
  return (value): value is Value => validator.Check(value);
}

function digitsToNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
}
