import { parseIdList } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';

/** The industry that an address is narrowed to, if it is one: itself, or by one of its sub-industries. */
export function findOnlyIndustry({ path, frame }: Pick<Page, 'path' | 'frame'>) {
  const [pathname = '', query] = path.split('?');
  const [id, ...others] = parseIdList(new URLSearchParams(query).get('sid') ?? undefined);
  if (id === undefined || others.length) return undefined;
  for (const industry of frame.industries) {
    const child = industry.children.find((row) => row.id === id);
    if (industry.id === id || child) return { industry, child, pathname };
  }
  return undefined;
}
