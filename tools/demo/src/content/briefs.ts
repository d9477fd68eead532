import { type EditionId, editionIds } from '@ironbridge/domain';
import type { Brief } from './brief.ts';
import { cnConsumerBriefs } from './briefs/cn-consumer.ts';
import { cnEnergyBriefs } from './briefs/cn-energy.ts';
import { cnMachineryBriefs } from './briefs/cn-machinery.ts';
import { cnMaterialBriefs } from './briefs/cn-materials.ts';
import { enConsumerBriefs } from './briefs/en-consumer.ts';
import { enEnergyBriefs } from './briefs/en-energy.ts';
import { enMachineryBriefs } from './briefs/en-machinery.ts';
import { enMaterialBriefs } from './briefs/en-materials.ts';
import { prose } from './parts.ts';
import type { Story, StoryText } from './story.ts';

export const briefs: Readonly<Record<EditionId, readonly Brief[]>> = {
  cn: [...cnMaterialBriefs, ...cnMachineryBriefs, ...cnConsumerBriefs, ...cnEnergyBriefs],
  en: [...enMaterialBriefs, ...enMachineryBriefs, ...enConsumerBriefs, ...enEnergyBriefs],
};

const SPREAD = 20 * 24 * 60;
const author: Readonly<Record<EditionId, string>> = { cn: '快讯组', en: 'Newswire' };

export const briefStories: Readonly<Record<string, Story>> = Object.fromEntries(
  editionIds.flatMap((edition) =>
    shuffle(briefs[edition]).map((brief, i, { length }) => [
      `brief-${edition}-${i + 1}`,
      toStory(edition, brief, toMinutesAgo(i, length)),
    ]),
  ),
);

function toStory(edition: EditionId, brief: Brief, minutesAgo: number): Story {
  const { industry, tags } = brief;
  const frame = { minutesAgo, types: ['newswire'], industries: [industry], tags } as const;
  return edition === 'cn'
    ? { ...frame, cn: toText(edition, brief) }
    : { ...frame, en: { ...toText(edition, brief), slug: toSlug(brief.title) } };
}

/** The first sentence is the fact and leads; the others follow it. */
function toText(edition: EditionId, { title, text }: Brief): StoryText {
  const [, lead = text, rest = ''] = /^(.+?(?:。|[.?!] ))(.+)$/u.exec(text) ?? [];
  return { title, standfirst: lead.trim(), author: author[edition], body: prose(rest) };
}

/** Neighbours in the tables share an industry; in the news they should not. */
function shuffle(inTables: readonly Brief[]): Brief[] {
  const apart = 17;
  return Array.from({ length: apart }, (_, first) =>
    inTables.filter((_brief, i) => i % apart === first),
  ).flat();
}

/** Spread evenly, but not on the stroke of every hour. */
function toMinutesAgo(i: number, count: number): number {
  const step = Math.floor(SPREAD / count);
  return 20 + i * step + ((i * 97) % step);
}

function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
