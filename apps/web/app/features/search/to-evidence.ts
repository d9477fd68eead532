import type { EvidenceField } from '@ironbridge/contract';
import { editions } from '@ironbridge/domain';
import type { Evidence, Marks } from '@ironbridge/ui';
import type { Page } from '../../platform/page.ts';

type Words = Pick<Page, 'copy' | 'edition'>;

interface Found {
  readonly marks: Readonly<Record<string, Marks>>;
  readonly evidence: readonly {
    readonly field: EvidenceField;
    readonly text: string;
    readonly marks: Marks;
  }[];
}

/** What holds the words besides what the row shows. */
export function toEvidence({ evidence }: Found, { copy }: Words): Evidence[] {
  return evidence.map(({ field, text, marks }) => ({
    label: copy.results.fields[field],
    text,
    marks,
  }));
}

/** A name in the other language, where it is what was looked for. */
export function toNameEvidence(
  card: { readonly name_cn: string; readonly name_en: string },
  { marks }: Found,
  { copy, edition }: Words,
): Evidence[] {
  const other = editions[edition.twin];
  const found = marks[other.nameField];
  return found
    ? [
        {
          label: copy.results.otherName,
          text: card[other.nameField],
          marks: found,
          lang: other.lang,
        },
      ]
    : [];
}
