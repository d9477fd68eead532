import type { SupplierCard } from '@ironbridge/contract';
import { supplierPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { SupplierFace } from '@ironbridge/ui';

const shownCertificates = 2;

type Certificate = SupplierCard['certificates'][number];

const isGood = ({ expired, checked_on }: Certificate) => !expired && checked_on !== null;

/** Whether it holds a certificate that is valid and that we have looked at. */
export function isChecked({ certificates }: SupplierCard): boolean {
  return certificates.some(isGood);
}

export function toSupplierFace(card: SupplierCard, { home, list }: Messages): SupplierFace {
  const checked = card.certificates.filter(isGood);
  const kinds = checked.slice(0, shownCertificates).map(({ kind }) => kind);
  const day =
    checked
      .flatMap(({ checked_on }) => checked_on ?? [])
      .sort()
      .at(-1) ?? '';
  return {
    id: card.id,
    href: supplierPath(card.id),
    name: card.name,
    logo: card.logo,
    checked: checked.length ? [kinds.join(list.and), home.checkedOn(day)] : [],
    facts: [
      home.place(card.province, card.city),
      card.founded === null ? '' : String(card.founded),
      card.staff === null ? '' : home.staff(card.staff),
    ].filter(Boolean),
  };
}
