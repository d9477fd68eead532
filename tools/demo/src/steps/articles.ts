import { type EditionId, editionIds, editions } from '@ironbridge/domain';
import { briefStories } from '../content/briefs.ts';
import { toFileName } from '../content/pictures.ts';
import { stories } from '../content/stories.ts';
import type { Story, StoryText } from '../content/story.ts';
import type { Desk } from '../desk.ts';
import { getId, type Item, loadEach } from '../load-each.ts';
import { toLexical } from '../rich-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { Pictures } from './pictures.ts';
import type { Reference } from './reference.ts';

interface Loaded {
  readonly reference: Reference;
  readonly pictures: Pictures;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

const MINUTE = 60_000;
const credit: Readonly<Record<EditionId, string>> = { cn: '本网绘制', en: 'Drawing: Ironbridge' };

export async function loadArticles(desk: Desk, loaded: Loaded): Promise<void> {
  const ids = await loadEach(desk, 'articles', 'Articles', toItems(stories, loaded));
  await loadPairs(desk, ids);
  await loadEach(desk, 'articles', 'Newswire', toItems(briefStories, loaded));
}

function toItems(from: Readonly<Record<string, Story>>, loaded: Loaded): Item<string>[] {
  return Object.entries(from).flatMap(([key, story]) =>
    editionIds.flatMap((edition): Item<string>[] => {
      const text = story[edition];
      if (!text) return [];
      return [
        {
          key: `${key}:${edition}`,
          known: { edition, title: text.title },
          toData: () => toArticleData(edition, story, text, loaded),
        },
      ];
    }),
  );
}

function toArticleData(edition: EditionId, story: Story, text: StoryText, loaded: Loaded): object {
  const { reference, pictures, catalogue, now } = loaded;
  return {
    _status: 'published',
    edition,
    title: text.title,
    standfirst: text.standfirst,
    summary: text.standfirst,
    author: text.author,
    source: text.source ?? editions[edition].name,
    body: toLexical(text.body, { pictures, catalogue, credit: credit[edition] }),
    types: story.types,
    industries: story.industries.map((path) => getId(reference.industries, path)),
    tags: story.tags.map((tag) => getId(reference.tags, tag)),
    suppliers: (story.suppliers ?? []).map((key) => getId(catalogue.suppliers, key)),
    products: (story.products ?? []).map((model) => getId(catalogue.products, model)),
    publish_time: new Date(now.getTime() - story.minutesAgo * MINUTE).toISOString(),
    ...(story.cover
      ? {
          cover: getId(pictures, toFileName(story.cover)),
          cover_caption: text.caption,
          cover_credit: credit[edition],
        }
      : {}),
    ...(text.slug ? { diy_url: text.slug } : {}),
    ...(text.url ? { url: text.url } : {}),
    ...(text.id ? { id: text.id } : {}),
  };
}

/** The Chinese text is the original of every pair here. */
async function loadPairs(desk: Desk, ids: ReadonlyMap<string, number>): Promise<void> {
  const both = Object.keys(stories).filter((key) => stories[key]?.cn && stories[key].en);
  await loadEach(
    desk,
    'twin_pairs',
    'Twin pairs',
    both.map((key) => {
      const cn = getId(ids, `${key}:cn`);
      const en = getId(ids, `${key}:en`);
      return {
        key,
        known: { kind: 'article', cn },
        toData: () => ({ kind: 'article', cn, en, source: 'cn' }),
      };
    }),
  );
}
