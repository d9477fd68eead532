'use client';

import { editionIds, isEditionId } from '@ironbridge/domain';
import { useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { type Advice, countLength } from '../fields/length.ts';
import { inLanguageOf } from '../words.ts';

interface Props {
  readonly path: string;
  readonly most: Advice;
}

/** How long a text is, counted as its edition counts. */
export function Count({ path, most }: Props) {
  const { value } = useField<string>({ path });
  const { i18n } = useTranslation();
  const chosen = useFormFields(([fields]) => fields['edition']?.value);
  // A field of a bilingual record says in its name which language it is.
  const edition = editionIds.find((id) => path.endsWith(`_${id}`)) ?? chosen;
  const text = typeof value === 'string' ? value : '';
  if (!isEditionId(edition) || text.trim() === '') return null;
  const length = countLength(text, edition);
  const long = length > most[edition];
  return (
    <div className={`desk-count${long ? ' desk-count--long' : ''}`}>
      {inLanguageOf(
        { i18n },
        {
          en: `${length} characters, best up to ${most[edition]}`,
          zh: `${length} 字，建议不超过 ${most[edition]} 字`,
        },
      )}
    </div>
  );
}
