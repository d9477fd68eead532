import type { ChosenFilter } from './chosen-filters.ts';
import { type ListAddress, toChangedList } from './list-address.ts';

const longestName = 60;

/** A name that a list is narrowed by, as the api takes it. */
export function parseName(text: string): string | undefined {
  return text.trim().slice(0, longestName) || undefined;
}

/** How a list reads where: for the third argument of `parseListAddress`. */
export const placeParams = { country: parseName, province: parseName, city: parseName } as const;

/** The places chosen, each with the way to be rid of it and of what lies within it. */
export function toChosenPlaces(address: ListAddress): ChosenFilter[] {
  const names = Object.keys(placeParams);
  return names.flatMap((param, index) => {
    const name = address.extra[param];
    const gone = Object.fromEntries(names.slice(index).map((inner) => [inner, undefined]));
    return name ? [{ name, href: toChangedList(address, gone) }] : [];
  });
}
