import { everything, small } from '@ironbridge/demo';
import { type EditionId, editionIds, type SearchKind, searchKinds } from '@ironbridge/domain';
import { aliasOf, type DocumentOf, type FindTexts, textsOf } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { askEngine } from '../engine.ts';
import { toCorpus } from './corpus.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const answer = Type.Object({
  hits: Type.Object({ hits: Type.Array(Type.Object({ _source: Type.Unknown() })) }),
});

/** What the road made of the demo. The index takes no document of another shape. */
async function readPublished<Name extends SearchKind>(
  kind: Name,
  edition: EditionId,
): Promise<DocumentOf[Name][]> {
  const alias = aliasOf(kind, edition);
  const said = await askEngine(`${engine}/${alias}/_search?size=10000`, 'POST', {});
  return Value.Parse(answer, said).hits.hits.map(({ _source }) => _source as DocumentOf[Name]);
}

async function readTexts<Name extends SearchKind>(
  kind: Name,
  edition: EditionId,
): Promise<FindTexts[]> {
  return (await readPublished(kind, edition)).map(textsOf[kind]);
}

/** An issue shares its title with all others of its magazine: its number and the language of its first column tell. */
function toIdentity(kind: SearchKind, { title, codes, summary, rest }: FindTexts): string {
  return JSON.stringify(kind === 'issue' ? [title, summary[0], rest[0]] : [title, codes]);
}

describe('the judged corpus', () => {
  let now: Date;
  let choice = small;

  beforeAll(async () => {
    const products = await readPublished('product', 'cn');
    if (products.length >= everything.products.size) choice = everything;
    const loaded = (await readPublished('issue', 'cn')).map(({ updated_at }) => updated_at);
    now = new Date(loaded.toSorted().at(-1) ?? Number.NaN);
  });

  it.each(editionIds.flatMap((edition) => searchKinds.map((kind) => [kind, edition] as const)))(
    'says of every %s in %s what the road says',
    async (kind, edition) => {
      const published = new Map(
        (await readTexts(kind, edition)).map((texts) => [toIdentity(kind, texts), texts]),
      );
      for (const { texts } of toCorpus(kind, { choice, edition, now })) {
        expect(published.get(toIdentity(kind, texts))).toEqual(texts);
      }
    },
  );
});
