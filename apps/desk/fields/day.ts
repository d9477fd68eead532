import type { DateField } from 'payload';
import type { Words } from '../words.ts';

/** A day of the calendar, without a time. */
export function dayField(
  name: string,
  label: Words,
  options: { readonly required?: boolean; readonly index?: boolean } = {},
): DateField {
  return {
    name,
    type: 'date',
    label,
    required: options.required ?? false,
    index: options.index ?? false,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
  };
}
