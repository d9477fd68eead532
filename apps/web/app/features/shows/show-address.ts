import { parseListAddress } from '../../shell/list/list-address.ts';
import { placeParams } from '../../shell/list/place-filters.ts';

const { country, city } = placeParams;

/** YYYY-MM. */
function parseMonth(text: string): string | undefined {
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** What the calendar is narrowed by, as a page and as a file. */
export function parseCalendarAddress(url: URL, path: string) {
  return parseListAddress(url, path, { country });
}

export function parseDirectoryAddress(url: URL, path: string) {
  return parseListAddress(url, path, { month: parseMonth, country, city });
}
