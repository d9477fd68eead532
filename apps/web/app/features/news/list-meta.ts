import { articleListPath } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { listWords } from './list-words.ts';
import type { ListAddress } from './parse-list-address.ts';

/** A searched list is somebody's question, not a page of its own. */
export function toListMeta(address: ListAddress, { copy, edition }: Page): PageMetaProps {
  const { title, about } = listWords(address.type, copy);
  const named = address.page > 1 ? copy.list.pageTitle(title, address.page) : title;
  return {
    title: `${named} · ${edition.name}`,
    description: about,
    canonical: address.keyword ? undefined : articleListPath(address),
    twin: address.page > 1 ? undefined : sameListElsewhere(address),
  };
}

/** The same list in the other edition: ids are shared, words and pages are not. */
export function sameListElsewhere({ type, sid, tid }: ListAddress): string {
  return articleListPath({ type, sid, tid });
}
