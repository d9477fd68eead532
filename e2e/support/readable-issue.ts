import type { Issue } from '@ironbridge/contract';
import { issuePath } from '@ironbridge/domain';
import type { Api } from './api.ts';

/** The issue with most pages among those whose pieces can be read on this edition. */
export async function getReadableIssue(api: Api): Promise<Issue> {
  const { list } = await api.get('magList', { rows: 100 });
  const issues = await Promise.all(list.map(({ id }) => api.get('magInfo', { id })));
  const [most] = issues
    .filter(({ contents, pages }) => contents.some(({ article }) => article) && pages.length > 3)
    .toSorted((a, b) => b.pages.length - a.pages.length);
  if (!most) throw new Error('The demo has no issue to read on this edition');
  return most;
}

export async function readableIssuePath(api: Api): Promise<string> {
  return issuePath((await getReadableIssue(api)).id);
}
