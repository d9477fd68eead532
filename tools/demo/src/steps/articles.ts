import { type EditionId, editionIds, editions } from '@ironbridge/domain';
import { toFileName } from '../content/pictures.ts';
import type { Story, StoryText } from '../content/story.ts';
import type { Desk } from '../desk.ts';
import { getId, type Item, loadEach } from '../load-each.ts';
import type { Loaded } from '../loaded.ts';
import { toLexical } from '../rich-text.ts';
import { loadPairs } from './pairs.ts';

const MINUTE = 60_000;
const credit: Readonly<Record<EditionId, string>> = { cn: '本网绘制', en: 'Drawing: Ironbridge' };

/** The ids of what was loaded, by the story's key and the edition: `warmWater:cn`. */
export type Articles = ReadonlyMap<string, number>;

export async function loadArticles(desk: Desk, loaded: Loaded): Promise<Articles> {
  const { stories } = loaded.choice;
  const ids = await loadEach(desk, 'articles', 'Articles', toItems(stories, loaded));
  const both = Object.keys(stories).filter((key) => stories[key]?.cn && stories[key].en);
  await loadPairs(desk, 'article', both, ids);
  return ids;
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
