import { type EditionId, searchTypes } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import type { Findable } from './corpus/corpus.ts';
import { askEngine, findIds, writeAll } from './engine.ts';
import type { JudgedQuery } from './judged-query.ts';
import { depth } from './measure.ts';

const analyzers = { cn: 'cjk', en: 'english' } as const satisfies Record<EditionId, string>;
const fields = ['title', 'summary', 'rest'] as const satisfies readonly (keyof Findable['texts'])[];

/** The same texts as an engine takes them when it is just unpacked: what ours is measured against. */
export async function fillPlain(
  index: string,
  edition: EditionId,
  found: readonly Findable[],
): Promise<void> {
  const text = { type: 'text', analyzer: analyzers[edition] };
  const properties = Object.fromEntries(fields.map((field) => [field, text]));
  await askEngine(index, 'PUT', {
    settings: { number_of_shards: 1, number_of_replicas: 0 },
    mappings: { dynamic: 'strict', properties },
  });
  await writeAll(
    index,
    found.map(({ document, texts: { title, codes = [], summary, rest } }) => [
      document.id,
      { title: [...title, ...codes], summary, rest },
    ]),
  );
}

export async function findPlainly(
  engine: string,
  prefix: string,
  { words, type, edition }: JudgedQuery,
): Promise<number[]> {
  const index = `${engine}/${aliasOf(searchTypes[type], edition, `${prefix}plain-`)}`;
  return findIds(index, { query: { multi_match: { query: words, fields } }, size: depth });
}
