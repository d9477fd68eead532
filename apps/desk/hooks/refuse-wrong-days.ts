import type { CollectionBeforeValidateHook } from 'payload';
import { Refusal } from '../refusal.ts';
import type { Row } from './row.ts';

/** A show that ends before it begins would be over before it is announced. */
export const refuseWrongDays: CollectionBeforeValidateHook<Row> = ({ data, originalDoc, req }) => {
  const at = (name: string) => {
    const day = data?.[name] ?? originalDoc?.[name];
    return typeof day === 'string' ? Date.parse(day) : Number.NaN;
  };
  if (at('to') < at('from')) {
    throw new Refusal(
      req,
      { en: 'The last day is before the first.', zh: '闭幕日期不能早于开幕日期。' },
      400,
    );
  }
  return data;
};
