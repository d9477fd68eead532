import type { CallData } from '@ironbridge/contract';
import type { DeepReadonly, WireOf } from '../../http/call-route.ts';

type Home = WireOf<'home'>;
type Supplier = Home['suppliers'][number];
type Show = Home['calendar'][number]['shows'][number];

/** At the top of a page what has a picture goes before what has none. */
export function picturedFirst<Card extends { readonly image: unknown }>(
  cards: readonly Card[],
): Card[] {
  return [...cards.filter(({ image }) => image), ...cards.filter(({ image }) => !image)];
}

/** The first of each sort, then the others: four sizes of one cylinder are not what is new. */
export function varied<Card>(cards: readonly Card[], sortOf: (card: Card) => unknown): Card[] {
  const groups = [...Map.groupBy(cards, sortOf).values()];
  return [...groups.flatMap(([first]) => first ?? []), ...groups.flatMap(([, ...rest]) => rest)];
}

/** Suppliers with a certificate that is good and that we have looked at, the last looked at first. */
export function lastCheckedFirst(suppliers: readonly Supplier[]): Supplier[] {
  return suppliers
    .map((supplier) => ({ supplier, checked: lastChecked(supplier) }))
    .filter(({ checked }) => checked !== '')
    .sort((a, b) => b.checked.localeCompare(a.checked))
    .map(({ supplier }) => supplier);
}

function lastChecked({ certificates }: Supplier): string {
  const days = certificates.flatMap(({ expired, checked_on }) =>
    expired ? [] : (checked_on ?? []),
  );
  return days.sort().at(-1) ?? '';
}

/** Shows by the month they begin in; what has been on since last month is this month's. */
export function toCalendar(
  shows: readonly Show[],
  counts: readonly { readonly month: string; readonly count: number }[],
  today: string,
): DeepReadonly<CallData<'home'>['calendar']> {
  const thisMonth = today.slice(0, 7);
  const sorted = shows
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from) || a.id - b.id);
  const months = Map.groupBy(sorted, ({ from }) => (from < today ? thisMonth : from.slice(0, 7)));
  return [...months].map(([month, list]) => ({
    month,
    count: counts.find((one) => one.month === month)?.count ?? list.length,
    shows: list,
  }));
}
