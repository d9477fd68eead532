import { join } from 'node:path';
import { messages } from '@ironbridge/messages';
import type { Outcome } from './check.ts';
import { createOwnProgram, findUnusedMessages } from './message-uses.ts';
import { isSource, isTest, listFiles, root } from './project.ts';

/** Copy as it is written: words, words made from values, or a group of them. */
export type Copy = { readonly [key: string]: Words | Copy };
type Words = string | ((...values: never[]) => string);

const isWords = (value: Words | Copy): value is Words => typeof value !== 'object';

function flattenCopy(copy: Copy, prefix = ''): Map<string, Words> {
  return new Map(
    Object.entries(copy).flatMap(([key, value]) =>
      isWords(value)
        ? [[prefix + key, value] as const]
        : [...flattenCopy(value, `${prefix}${key}.`)],
    ),
  );
}

/** What one edition has and the other lacks. */
export function findCopyDifferences(cn: Copy, en: Copy): string[] {
  const [chinese, english] = [flattenCopy(cn), flattenCopy(en)];
  return [...new Set([...chinese.keys(), ...english.keys()])].flatMap((key) => {
    const [ours, theirs] = [chinese.get(key), english.get(key)];
    if (isMissing(ours)) return [`${key} has no words in cn`];
    if (isMissing(theirs)) return [`${key} has no words in en`];
    return typeof ours === typeof theirs ? [] : [`${key} takes values in one edition only`];
  });
}

function isMissing(words: Words | undefined): boolean {
  return words === undefined || (typeof words === 'string' && words.trim() === '');
}

export async function checkMessages(): Promise<Outcome> {
  const { cn, en } = messages;
  const copy = join(root, 'packages/messages/src/cn.ts');
  const readers = (await listFiles())
    .filter((path) => /^(?:apps\/web|packages\/ui)\//.test(path) && isSource(path) && !isTest(path))
    .map((path) => join(root, path));
  const unused = findUnusedMessages(createOwnProgram([copy, ...readers]), copy, (path) =>
    readers.includes(path),
  );
  return {
    seen: `${flattenCopy(cn).size} messages, ${readers.length} files`,
    problems: [...findCopyDifferences(cn, en), ...unused.map((key) => `${key} is read by nothing`)],
  };
}
