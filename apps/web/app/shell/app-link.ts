import { parseId } from '@ironbridge/domain';
import type { Page } from '../platform/page.ts';

const defaultScheme = 'ironbridge://';

/** The article that a page is about, by its path. */
export function findArticleId(path: string): number | undefined {
  return parseId(/^\/article\/(\d+)(?:[/?]|$)/.exec(path)?.[1]);
}

/** What a phone tries in order to open the app, at the same article where there is one. */
export function appLink({ frame }: Pick<Page, 'frame'>, article: number | undefined): string {
  const scheme = frame.settings?.app_scheme || defaultScheme;
  return article === undefined ? scheme : `${scheme}article/${article}`;
}

export function appDownloadPath(article: number | undefined): string {
  return article === undefined ? '/appdownload' : `/appdownload?id=${article}`;
}
