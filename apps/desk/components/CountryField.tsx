'use client';

import { countryCodes, toCountryName } from '@ironbridge/domain';
import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useMemo } from 'react';

/** A country by its name, in the editor’s language and order. */
export function CountryField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const options = useMemo(() => toOptions(i18n.language), [i18n.language]);
  return (
    <SelectInput
      name={field.name}
      onChange={(chosen) =>
        setValue(Array.isArray(chosen) ? null : (chosen?.value?.toString() ?? null))
      }
      options={
        value && !countryCodes.includes(value) ? [{ value, label: value }, ...options] : options
      }
      path={path}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      {...(field.label ? { label: field.label } : {})}
      {...(value ? { value } : {})}
    />
  );
}

function toOptions(language: string): { value: string; label: string }[] {
  const compare = new Intl.Collator(language).compare;
  return countryCodes
    .map((value) => ({ value, label: toCountryName(value, language) }))
    .sort((a, b) => compare(a.label, b.label));
}
