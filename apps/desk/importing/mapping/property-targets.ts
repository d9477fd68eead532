import type { FlattenedField } from 'payload';
import type { Specified, Target } from './target.ts';

export interface Property {
  readonly key: string;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly unit: string | null;
  readonly kind: 'number' | 'range' | 'text';
}

const languages = {
  cn: { en: 'Chinese', zh: '中文', names: ['中文', 'chinese', 'cn', 'zh'] },
  en: { en: 'English', zh: '英文', names: ['英文', 'english', 'en'] },
} as const;

/** A column for each property of the dictionary, for two languages where it is a text. */
export function toPropertyTargets(
  fields: readonly FlattenedField[],
  properties: readonly Property[],
): Target[] {
  const field = fields.find(({ name }) => name === 'specs');
  if (field === undefined) return [];
  return properties.flatMap((property) => {
    const specified = { property: property.key, kind: property.kind, unit: property.unit };
    if (property.kind !== 'text') return [toTarget(field, property, specified)];
    return [
      toTarget(field, property, { ...specified, edition: 'cn' }),
      toTarget(field, property, { ...specified, edition: 'en' }),
    ];
  });
}

function toTarget(field: FlattenedField, property: Property, specified: Specified): Target {
  const en = property.name_en || property.name_cn || property.key;
  const zh = property.name_cn || property.name_en || property.key;
  const { edition } = specified;
  const names = [property.key, property.name_cn, property.name_en].filter((name) => name !== null);
  if (edition === undefined) {
    const unit = property.unit ?? '';
    return {
      key: `specs.${property.key}`,
      kind: 'specification',
      words: { en: unit ? `${en} (${unit})` : en, zh: unit ? `${zh}（${unit}）` : zh },
      field,
      specified,
      names: [...names, ...names.map((name) => `${name}${unit}`)],
    };
  }
  const language = languages[edition];
  return {
    key: `specs.${property.key}.${edition}`,
    kind: 'specification',
    words: { en: `${en} (${language.en})`, zh: `${zh}（${language.zh}）` },
    field,
    specified,
    names: [
      ...names.flatMap((name) => language.names.map((suffix) => `${name}${suffix}`)),
      // A column without a language is in the one its header is written in.
      ...names.filter((name) => /[\u3400-\u9fff]/.test(name) === (edition === 'cn')),
    ],
  };
}
