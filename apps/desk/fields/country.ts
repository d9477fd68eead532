import { findCountryCode, isCountryCode } from '@ironbridge/domain';
import type { FieldHook, TextField, TypeWithID } from 'payload';
import { inLanguageOf } from '../words.ts';

/** Sheets and programs may send a name. */
const toCode: FieldHook<TypeWithID, unknown> = ({ value }) =>
  typeof value === 'string' && value !== '' ? (findCountryCode(value) ?? value) : value;

/** Kept as a code: each edition names the country in its own language. */
export const countryField: TextField = {
  name: 'country',
  type: 'text',
  label: { en: 'Country or region', zh: '国家或地区' },
  admin: { components: { Field: './components/CountryField.tsx#CountryField' } },
  hooks: { beforeValidate: [toCode] },
  validate: (
    value: unknown,
    { previousValue, req }: { previousValue?: unknown; req: { i18n: { language: string } } },
  ) =>
    // A name from before the codes may stay until somebody chooses.
    !value || isCountryCode(value) || value === previousValue
      ? true
      : inLanguageOf(req, {
          en: 'Give the country’s two-letter code, such as CN.',
          zh: '请填写两位字母的国家或地区代码，例如 CN。',
        }),
};
