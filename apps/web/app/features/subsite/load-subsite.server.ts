import type { ArticleCard } from '@ironbridge/contract';
import { industryPath } from '@ironbridge/domain';
import { answerElsewhere, answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toIndustryView } from '../../shell/to-industry-view.ts';
import { byDay, toStory, toTimedStory } from '../../shell/to-story.ts';
import { findSubsite } from './find-subsite.ts';
import { toBands } from './to-bands.ts';

const shown = { seconds: 2, latest: 10, more: 4 };

/** An industry's own site, or the part of it that is about one of its sub-industries. */
export async function loadSubsite(visit: Visit, path: string, subpath: string | undefined) {
  const { api, edition } = visit;
  const { tree } = await api.get('industryTree', {});
  const found = findSubsite(tree, path, subpath);
  if (!found) return answerNotFound();
  const { industry, child, moved } = found;
  if (moved) answerElsewhere(industryPath(industry, child), 301);
  const sid = child?.id ?? industry.id;
  const all = await api.get('industryFront', { id: sid });
  const front = toFront(visit, all.articles, sid);
  return {
    industry: toIndustryView(industry, edition),
    child: child && { id: child.id, name: child.name },
    path: industryPath(industry, child),
    sid,
    counts: all.counts,
    front,
    stories: front ? [] : all.articles.map((card) => toStory(card, visit, [sid])),
    bands: toBands(all, visit, sid),
  };
}

export type SubsiteView = Awaited<ReturnType<typeof loadSubsite>>;

/** Those with pictures lead, the rest follow by the clock. Too few of them make no front, but a list. */
function toFront(visit: Visit, list: readonly ArticleCard[], sid: number) {
  const [lead, ...others] = list.filter(({ image }) => image);
  const seconds = others.slice(0, shown.seconds);
  if (!lead || seconds.length < shown.seconds) return undefined;
  const told = new Set([lead, ...seconds].map(({ id }) => id));
  const rest = list.filter(({ id }) => !told.has(id));
  const more = rest.slice(shown.latest).filter(({ image }) => image);
  const toOwnStory = (card: ArticleCard) => toStory(card, visit, [sid]);
  return {
    lead: toOwnStory(lead),
    seconds: seconds.map(toOwnStory),
    latest: byDay(rest.slice(0, shown.latest)).map(({ date, items }) => ({
      date,
      stories: items.map((card) => toTimedStory(card, visit)),
    })),
    more: more.slice(0, shown.more).map(toOwnStory),
  };
}
