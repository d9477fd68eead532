import { fetchPart } from '../../platform/fetch-part.client.ts';

const fresh = 60_000;
const fetched = new Map<
  string,
  { readonly at: number; readonly part: Promise<DocumentFragment> }
>();

/** A pointer goes to and fro over the rows: what it has shown once is at hand for a minute. */
export function keepPart(path: string): Promise<DocumentFragment> {
  const known = fetched.get(path);
  if (known && Date.now() - known.at < fresh) return known.part;
  const part = fetchPart(path);
  part.catch(() => fetched.delete(path));
  fetched.set(path, { at: Date.now(), part });
  return part;
}

/** A copy of the one element that a part of the menu consists of. */
export async function getMenuPart(path: string): Promise<HTMLElement> {
  const part = await keepPart(path);
  const element = part.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement)) throw new TypeError(`${path} has no element`);
  return element;
}
