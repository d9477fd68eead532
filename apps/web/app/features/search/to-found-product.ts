import type { Marks, ProductLine, PropertyColumn } from '@ironbridge/ui';
import type { Page } from '../../platform/page.ts';
import { toProductName, toProductRow } from '../../shell/to-product-row.ts';
import { toEvidence, toNameEvidence } from './to-evidence.ts';
import type { HitOf } from './to-found-items.ts';

export type FoundProduct = HitOf['products'];

interface Setting extends Pick<Page, 'copy' | 'edition'> {
  readonly sid: readonly number[];
}

/** A product in the ledger, with its words marked. */
export function toFoundProduct(
  hit: FoundProduct,
  columns: readonly PropertyColumn[],
  { copy, edition, sid }: Setting,
): ProductLine {
  const { card, marks } = hit;
  const words = { copy, edition };
  return {
    ...toProductRow(card, columns, { copy, edition: edition.id, sid }),
    found: {
      name: toNameMarks(hit),
      summary: marks['summary'] ?? [],
      evidence: [...toNameEvidence(card, hit, words), ...toEvidence(hit, words)],
    },
  };
}

/** Its model follows its name, unless the name holds it. */
function toNameMarks({ card, marks }: FoundProduct): Marks {
  const { name, model } = card;
  const shift = name.length + 1;
  const isApart = toProductName(card) !== name && model !== '';
  return [
    ...(marks['name'] ?? []),
    ...(isApart ? (marks['model'] ?? []) : []).map((mark) => mark.map((at) => at + shift)),
  ];
}
