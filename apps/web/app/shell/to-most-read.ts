import type { Home } from '@ironbridge/contract';
import {
  type EditionId,
  issuePath,
  paperPath,
  productPath,
  showPath,
  supplierPath,
  videoPath,
} from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { articleHref } from './article-href.ts';
import { toIssueName } from './to-shelved-issue.ts';

/** What is read most, of whatever kind, by its name. */
export function toMostRead(entry: Home['popular'][number], edition: EditionId, copy: Messages) {
  return { key: `${entry.kind}${entry.item.id}`, ...toNamed(entry, edition, copy) };
}

/** By what name an item goes, and where it stands. */
export function toNamed(
  entry: Home['popular'][number],
  edition: EditionId,
  copy: Messages,
): { readonly href: string | undefined; readonly title: string } {
  switch (entry.kind) {
    case 'article':
      return { href: articleHref(edition, entry.item), title: entry.item.title };
    case 'video':
      return { href: videoPath(entry.item.id), title: entry.item.title };
    case 'paper':
      return { href: paperPath(entry.item.id), title: entry.item.title };
    case 'issue':
      return { href: issuePath(entry.item.id), title: toIssueName(entry.item, copy) };
    case 'product':
      return {
        href: productPath(entry.item.id),
        title: `${entry.item.name} ${entry.item.model}`.trim(),
      };
    case 'supplier':
      return { href: supplierPath(entry.item.id), title: entry.item.name };
    case 'show':
      return { href: showPath(entry.item.id), title: entry.item.name };
  }
}
