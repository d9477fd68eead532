import { countryCodes, type Edition, toCountryName } from '@ironbridge/domain';
import type { Choice } from '@ironbridge/ui';

const known = new Map<string, readonly Choice[]>();

/** Every country by its name, in the order of the edition's language; made once, since names are slow to sort. */
export function toCountryChoices({ locale }: Pick<Edition, 'locale'>): readonly Choice[] {
  const made =
    known.get(locale) ??
    countryCodes
      .map((value) => ({ value, label: toCountryName(value, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  known.set(locale, made);
  return made;
}
