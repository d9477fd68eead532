import { findMessageUses } from './message-uses.ts';

/** Copy as it is written: words, or a group of them. */
export type Copy = { readonly [key: string]: string | Copy };
type Source = { readonly path: string; readonly text: string };

function flattenCopy(copy: Copy, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(copy).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenCopy(value, `${prefix}${key}.`)],
    ),
  );
}

/** The names that a message takes: `{count, plural, …}` and `{name}`, and `<link>` tags. */
function findArguments(message: string): string {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)];
  return [...new Set(names.map(([, argument, tag]) => argument ?? `<${tag}>`))].sort().join(' ');
}

/** What differs between two editions' copy: keys, empty words, and the arguments they take. */
export function findCopyDifferences(cn: Copy, en: Copy): string[] {
  const [chinese, english] = [flattenCopy(cn), flattenCopy(en)];
  const keys = new Set([...chinese.keys(), ...english.keys()]);
  return [...keys].flatMap((key) => {
    const [ours, theirs] = [chinese.get(key), english.get(key)];
    if (!ours?.trim()) return [`${key} has no words in cn`];
    if (!theirs?.trim()) return [`${key} has no words in en`];
    const [inCn, inEn] = [findArguments(ours), findArguments(theirs)];
    return inCn === inEn ? [] : [`${key} takes "${inCn}" in cn and "${inEn}" in en`];
  });
}

/** Messages that no source asks for, and what sources ask for that isn't there. */
export function findMisuse(copy: Copy, sources: readonly Source[]): string[] {
  const known = [...flattenCopy(copy).keys()];
  const uses = sources.map(({ path, text }) => ({ path, ...findMessageUses(path, text) }));
  const keys = new Set(uses.flatMap((use) => use.keys));
  const beginnings = uses.flatMap((use) => use.beginnings);
  const isUsed = (key: string): boolean =>
    keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const isKnown = (key: string): boolean =>
    known.includes(key) || known.some((each) => each.startsWith(`${key}.`));
  return [
    ...known.filter((key) => !isUsed(key)).map((key) => `${key} is used by nothing`),
    ...uses.flatMap(({ path, keys: asked }) =>
      asked
        .filter((key) => !isKnown(key))
        .map((key) => `${path} asks for ${key}, which is missing`),
    ),
    ...uses.flatMap((use) => use.unreadable).map((place) => `${place} computes its key whole`),
  ];
}
