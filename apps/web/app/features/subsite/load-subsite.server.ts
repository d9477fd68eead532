import { industryPath } from '@ironbridge/domain';
import { answerElsewhere, answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toIndustryView } from '../../shell/to-industry-view.ts';
import { byDay, toStory, toTimedStory } from '../../shell/to-story.ts';
import { findSubsite } from './find-subsite.ts';

const rows = 30;
const shown = { seconds: 2, latest: 10, more: 8 };

/** An industry's front, or that of one of its sub-industries: its newest articles, those with pictures first. */
export async function loadSubsite(visit: Visit, path: string, subpath: string | undefined) {
  const { api, edition, now } = visit;
  const { tree } = await api.get('industryTree', {});
  const found = findSubsite(tree, path, subpath);
  if (!found) return answerNotFound();
  const { industry, child } = found;
  if (found.moved) answerElsewhere(industryPath(industry, child), 301);
  const sid = child?.id ?? industry.id;
  const { list, total } = await api.get('articleList', { sid: String(sid), rows });
  const drawn = list.filter(({ image }) => image);
  const [lead, ...others] = drawn.length ? drawn : list;
  const seconds = others.slice(0, shown.seconds);
  const told = new Set([lead, ...seconds].map((card) => card?.id));
  const rest = list.filter(({ id }) => !told.has(id));
  const latest = rest.slice(0, shown.latest);
  const more = rest.slice(shown.latest).filter(({ image }) => image);
  const chosen = [sid];
  return {
    industry: toIndustryView(industry, edition),
    child: child && { id: child.id, name: child.name },
    path: industryPath(industry, child),
    sid,
    total,
    lead: lead && toStory(lead, visit, chosen),
    seconds: seconds.map((card) => toStory(card, visit, chosen)),
    latest: byDay(latest).map(({ date, items }) => ({
      date,
      stories: items.map((card) => toTimedStory(card, { edition, now })),
    })),
    more: more.slice(0, shown.more).map((card) => toStory(card, visit, chosen)),
  };
}

export type SubsiteView = Awaited<ReturnType<typeof loadSubsite>>;
