import type { DateField } from 'payload';
import { inLanguageOf, type Words } from '../words.ts';

/** A moment by the minute, by the clock of the editor's own browser. */
function timeField(name: string, label: Words, description?: Words): DateField {
  return {
    name,
    type: 'date',
    label,
    admin: {
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
      ...(description ? { description } : {}),
    },
  };
}

/** Two moments, of which the second must come after the first; either may be left open. */
export function fromToFields(): [DateField, DateField] {
  const to = timeField(
    'to',
    { en: 'To', zh: '结束时间' },
    { en: 'Empty: until it is taken away.', zh: '留空则一直有效。' },
  );
  return [
    timeField(
      'from',
      { en: 'From', zh: '开始时间' },
      { en: 'Empty: from now on.', zh: '留空则立即生效。' },
    ),
    {
      ...to,
      validate: (value, { req, siblingData }) => {
        const from: unknown = 'from' in siblingData ? siblingData.from : undefined;
        if (!value || typeof from !== 'string' || new Date(value) > new Date(from)) return true;
        return inLanguageOf(req, {
          en: 'The end must come after the beginning.',
          zh: '结束时间必须晚于开始时间。',
        });
      },
    },
  ];
}
