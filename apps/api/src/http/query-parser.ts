import { type CallName, type CallQuery, calls } from '@ironbridge/contract';
import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * A call's query as its schema has it, or undefined. Parameters it does not name are dropped, an empty one counts
 * as not given, and a number is digits: `1e3`, ` 5` or a repeated parameter are refused rather than understood.
 */
export function createQueryParser<Name extends CallName>(
  name: Name,
): (query: Readonly<Record<string, unknown>>) => CallQuery<Name> | undefined {
  const schema: TObject = calls[name].query;
  const validator = Compile(schema);
  const isQuery = (values: unknown): values is CallQuery<Name> => validator.Check(values);
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

function digitsToNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
}
