import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { inLanguageOf } from '../words.ts';
import type { Received, ReceivedValue } from './find-received.ts';
import type { Column } from './kind.ts';

interface Reader {
  readonly i18n: { readonly language: string };
}

/** A value as a person reads it, on the screen and in a file alike. */
export function toText({ key, as, values }: Column, row: Received, { i18n }: Reader): string {
  const value: ReceivedValue | undefined = row[key];
  if (value === null || value === undefined) return '';
  if (as === 'time') return `${shanghaiDate(String(value))} ${shanghaiTime(String(value))}`;
  const parts = Array.isArray(value) ? value : [String(value)];
  return parts
    .map((part) => {
      const words = values !== undefined && Object.hasOwn(values, part) ? values[part] : undefined;
      return words === undefined ? part : inLanguageOf({ i18n }, words);
    })
    .join(' · ');
}
