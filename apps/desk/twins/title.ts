import { type EditionId, editionIds } from '@ironbridge/domain';
import type { CollectionBeforeChangeHook } from 'payload';
import { Refusal } from '../refusal.ts';

/** Before the original's title, until the translator has written one: lists show what a draft is about. */
const marks: Readonly<Record<EditionId, string>> = { cn: '【待译】', en: '[To translate] ' };

export function toUntranslatedTitle(edition: EditionId, title: string): string {
  return `${marks[edition]}${title}`.slice(0, 300);
}

function isUntranslated(title: unknown): boolean {
  return typeof title === 'string' && editionIds.some((id) => title.startsWith(marks[id].trim()));
}

export const refuseUntranslated: CollectionBeforeChangeHook = ({ data, req }) => {
  if (data['_status'] !== 'published' || !isUntranslated(data['title'])) return data;
  throw new Refusal(
    req,
    {
      en: 'The title is still the original’s. Write one in the language of this edition.',
      zh: '标题还是原文标题，请先写好本站点语言的标题。',
    },
    400,
  );
};
