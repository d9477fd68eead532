'use client';

import { useTranslation } from '@payloadcms/ui';
import type { Specification } from '../fields/specification.ts';
import { inLanguageOf, type Words } from '../words.ts';
import type { Property } from './use-properties.ts';

interface Props {
  readonly row: Specification;
  readonly properties: readonly Property[];
  readonly locked: boolean;
  readonly onChange: (row: Specification) => void;
  readonly onRemove: () => void;
}

type NumberPart = 'number' | 'from' | 'to';
type TextPart = 'text_cn' | 'text_en' | 'unit';

const labels: Record<NumberPart | TextPart, Words> = {
  number: { en: 'Value', zh: '数值' },
  from: { en: 'From', zh: '从' },
  to: { en: 'To', zh: '到' },
  text_cn: { en: 'Chinese', zh: '中文' },
  text_en: { en: 'English', zh: '英文' },
  unit: { en: 'Unit', zh: '单位' },
};

const parts: Record<Property['kind'], { numbers: NumberPart[]; texts: TextPart[] }> = {
  number: { numbers: ['number'], texts: ['unit'] },
  range: { numbers: ['from', 'to'], texts: ['unit'] },
  text: { numbers: [], texts: ['text_cn', 'text_en'] },
};

export function SpecRow({ row, properties, locked, onChange, onRemove }: Props) {
  const { i18n } = useTranslation();
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const known = properties.find((property) => property.key === row.property);
  const shown = parts[known?.kind ?? findKind(row)];
  const choose = (key: string) => {
    const unit = properties.find((property) => property.key === key)?.unit;
    onChange(unit ? { property: key, unit } : { property: key });
  };

  return (
    <li>
      <select
        aria-label={say({ en: 'Property', zh: '属性' })}
        disabled={locked}
        onChange={(event) => choose(event.target.value)}
        value={row.property}
      >
        {known === undefined && (
          <option value={row.property}>
            {row.property || say({ en: 'Choose a property', zh: '选择属性' })}
          </option>
        )}
        {properties.map((property) => (
          <option key={property.key} value={property.key}>
            {property.label || property.key}
          </option>
        ))}
      </select>
      {shown.numbers.map((part) => (
        <input
          aria-label={say(labels[part])}
          disabled={locked}
          key={part}
          onChange={(event) => onChange(withNumber(row, part, event.target.value))}
          placeholder={say(labels[part])}
          step="any"
          type="number"
          value={row[part] ?? ''}
        />
      ))}
      {shown.texts.map((part) => (
        <input
          aria-label={say(labels[part])}
          disabled={locked}
          key={part}
          onChange={(event) => onChange({ ...row, [part]: event.target.value })}
          placeholder={say(labels[part])}
          type="text"
          value={row[part] ?? ''}
        />
      ))}
      <button disabled={locked} onClick={onRemove} type="button">
        {say({ en: 'Remove', zh: '删除' })}
      </button>
    </li>
  );
}

/** For a row whose property is not in the dictionary any more. */
function findKind(row: Specification): Property['kind'] {
  if (row.text_cn || row.text_en) return 'text';
  return row.from !== undefined || row.to !== undefined ? 'range' : 'number';
}

function withNumber(row: Specification, part: NumberPart, text: string): Specification {
  const { [part]: _old, ...rest } = row;
  return text === '' ? rest : { ...rest, [part]: Number(text) };
}
