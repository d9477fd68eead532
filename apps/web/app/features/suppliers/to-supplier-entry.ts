import type { SupplierCard } from '@ironbridge/contract';
import { type EditionId, editions } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { SupplierEntry } from '@ironbridge/ui';
import { noHue, toKicker } from '../../shell/to-story.ts';
import { toSupplierFace } from '../../shell/to-supplier-face.ts';

interface SupplierSetting {
  readonly copy: Messages;
  readonly edition: EditionId;
  /** Industries that the list is filtered to already. */
  readonly sid: readonly number[];
}

export function toSupplierEntry(
  card: SupplierCard,
  { copy, edition, sid }: SupplierSetting,
): SupplierEntry {
  const { id, name, logo, founded, staff, brands, summary } = card;
  const { href, checked } = toSupplierFace(card, copy);
  const otherName = card[editions[editions[edition].twin].nameField];
  return {
    id,
    href,
    name,
    logo,
    checked,
    summary,
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, sid),
    small: [
      otherName === name ? '' : otherName,
      brands.length ? copy.suppliers.brands(brands) : '',
    ].filter(Boolean),
    place: copy.suppliers.placeOf(card),
    founded: founded === null ? '' : String(founded),
    staff: staff === null ? '' : staff.toLocaleString('en'),
  };
}
