import { isDeepStrictEqual } from 'node:util';
import { editionIds } from '@ironbridge/domain';
import type { FieldHook, JSONField } from 'payload';
import { writesLanguage } from '../access/role.ts';
import { Refusal } from '../refusal.ts';
import { inLanguageOf } from '../words.ts';
import { isSpecifications, type Specification } from './specification.ts';

/** One JSON column and not child rows: a million products with their versions would copy tens of millions of them. */
export const specsField: JSONField = {
  name: 'specs',
  type: 'json',
  label: { en: 'Specifications', zh: '规格参数' },
  admin: { components: { Field: './components/SpecsField.tsx#SpecsField' } },
  hooks: { beforeValidate: [refuseForeignTexts] },
  validate: (value, { req }) =>
    value === null || value === undefined || isSpecifications(value)
      ? true
      : inLanguageOf(req, {
          en: 'Each specification needs a property, and a number, a range or a text. A property stands once.',
          zh: '每条参数须有属性，以及数值、范围或文本；同一属性只能出现一次。',
        }),
};

/** Numbers belong to everyone who writes products; the texts among them to their own language, as all texts do. */
function refuseForeignTexts({
  operation,
  overrideAccess,
  previousValue,
  req,
  value,
}: Parameters<FieldHook>[0]): unknown {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return value;
  const before: unknown = operation === 'create' ? undefined : previousValue;
  for (const edition of editionIds) {
    if (writesLanguage(req.user, edition)) continue;
    if (isDeepStrictEqual(toTexts(value, edition), toTexts(before, edition))) continue;
    throw new Refusal(req, {
      en: 'Your role may not write the other language’s texts in the specifications.',
      zh: '你的角色不能修改规格参数中另一种语言的文本。',
    });
  }
  return value;
}

function toTexts(value: unknown, edition: 'cn' | 'en'): Record<string, string> {
  if (!isSpecifications(value)) return {};
  return Object.fromEntries(
    value.flatMap((row: Specification) => {
      const text = row[`text_${edition}`];
      return text ? [[row.property, text]] : [];
    }),
  );
}
