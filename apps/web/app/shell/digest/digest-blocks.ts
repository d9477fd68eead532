import { digest } from '@ironbridge/domain';

export type DigestBlockName = keyof typeof digest.rows;

/** In the order in which they are read. */
export const digestBlocks = [
  'news',
  'videos',
  'papers',
  'magazines',
] as const satisfies readonly DigestBlockName[];

export function isDigestBlock(name: string): name is DigestBlockName {
  return name in digest.rows;
}

/** As many blanks as a block has rows: what it is like before anything is there. */
export function toBlanks<Item>(name: DigestBlockName, toItem: (id: number) => Item): Item[] {
  return Array.from({ length: digest.rows[name] }, (_, index) => toItem(index));
}
