import type { SupplierCard } from '@ironbridge/contract';
import { dayMs, shanghaiDate } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';

type Certificate = SupplierCard['certificates'][number];

/** A certificate in words: an end that is past says so, and since when. */
export function toCertificateLine(
  certificate: Certificate,
  { copy, now }: Pick<Visit, 'copy' | 'now'>,
) {
  const words = copy.suppliers;
  const { kind, number, issuer, valid_to, checked_on, expired } = certificate;
  return {
    kind,
    number,
    issuer,
    expired,
    validTo: valid_to ?? words.withoutEnd,
    checkedOn: checked_on ?? words.notChecked,
    state: expired && valid_to ? words.expired(daysSince(valid_to, now)) : words.valid,
  };
}

/** Whole days, as days are in Shanghai. */
function daysSince(day: string, now: Date): number {
  return Math.round((Date.parse(shanghaiDate(now)) - Date.parse(day)) / dayMs);
}
