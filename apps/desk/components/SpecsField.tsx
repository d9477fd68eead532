'use client';

import { Button, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import type { Specification } from '../fields/specification.ts';
import { inLanguageOf } from '../words.ts';
import { SpecRow } from './SpecRow.tsx';
import { useProperties } from './use-properties.ts';

/** Specifications as rows. (Payload's own JSON editor fetches its code from a foreign host, and asks for JSON.) */
export function SpecsField({ field, path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<Specification[]>({ path });
  const { i18n } = useTranslation();
  const properties = useProperties();
  const rows = value ?? [];
  const locked = Boolean(readOnly || disabled);
  const change = (index: number, row: Specification) =>
    setValue(rows.map((old, at) => (at === index ? row : old)));

  return (
    <div className={`field-type desk-specs${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <FieldError path={path} showError={showError} />
      <ol>
        {rows.map((row, index) => (
          <SpecRow
            // A row is its place: its property may be changed under it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            locked={locked}
            onChange={(changed) => change(index, changed)}
            onRemove={() => setValue(rows.filter((_, at) => at !== index))}
            properties={properties}
            row={row}
          />
        ))}
      </ol>
      <Button
        buttonStyle="icon-label"
        disabled={locked}
        icon="plus"
        iconPosition="left"
        onClick={() => setValue([...rows, { property: '' }])}
      >
        {inLanguageOf({ i18n }, { en: 'Add a specification', zh: '添加参数' })}
      </Button>
    </div>
  );
}
