/** Above every id of the old site, so that an old address can never show a new item. Industries keep small ids. */
export const firstId = 1_000_000;

const highestId = 2_147_483_647;

/** Reads an id from an address or a query: digits only, within PostgreSQL's integer. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= highestId ? id : undefined;
}

/** `sid=7,5,5` → [5, 7]. Sorted, so that one list has one address in the cache. */
export function parseIdList(text: string | undefined): number[] {
  if (text === undefined) return [];
  const ids = text.split(',').flatMap((part) => parseId(part.trim()) ?? []);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** A slug holds a letter, so that it can never be mistaken for an id. */
export function isSlug(text: string): boolean {
  return /^(?=[a-z0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120;
}
