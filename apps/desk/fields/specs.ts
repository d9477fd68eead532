import type { JSONField } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { inLanguageOf } from '../words.ts';

const specification = Type.Object(
  {
    property: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }),
    number: Type.Optional(Type.Number()),
    from: Type.Optional(Type.Number()),
    to: Type.Optional(Type.Number()),
    text_cn: Type.Optional(Type.String({ maxLength: 300 })),
    text_en: Type.Optional(Type.String({ maxLength: 300 })),
    unit: Type.Optional(Type.String({ maxLength: 30 })),
  },
  { additionalProperties: false },
);

const specifications = Type.Array(specification, { maxItems: 200 });

export type Specification = Type.Static<typeof specification>;

/** One JSON column and not child rows: a million products with their versions would copy tens of millions of them. */
export const specsField: JSONField = {
  name: 'specs',
  type: 'json',
  label: { en: 'Specifications', zh: '规格参数' },
  admin: {
    description: {
      en: 'One entry a property: its key and a number, a range (from, to) or a text in both languages.',
      zh: '每个属性一条：属性键，以及数值、范围（from、to）或中英文文本。',
    },
  },
  validate: (value, { req }) =>
    value === null || value === undefined || Value.Check(specifications, value)
      ? true
      : inLanguageOf(req, {
          en: 'Each specification needs a property key, and a number, a range or a text.',
          zh: '每条参数须有属性键，以及数值、范围或文本。',
        }),
};
