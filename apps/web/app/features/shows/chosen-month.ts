import type { Messages } from '@ironbridge/messages';
import type { ChosenFilter } from '../../shell/list/chosen-filters.ts';
import { type ListAddress, toChangedList } from '../../shell/list/list-address.ts';
import { toMonthName } from '../../shell/to-show-line.ts';

/** The month that a list is narrowed to, and the list without it. */
export function toChosenMonth(
  address: ListAddress<{ readonly month?: string }>,
  copy: Messages,
): ChosenFilter[] {
  const { month } = address.extra;
  if (!month) return [];
  return [{ name: toMonthName(month, copy), href: toChangedList(address, { month: undefined }) }];
}
