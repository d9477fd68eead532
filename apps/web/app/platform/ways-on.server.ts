import type { WaysOn } from './page.ts';
import type { Visit } from './visit.server.ts';

const rows = { popular: 4, industries: 4 };

/** What others read, and the industries that hold most. */
export async function loadWaysOn({ api }: Visit): Promise<WaysOn> {
  const [popular, tree] = await Promise.all([
    api.find('popular', { kind: 'article', rows: rows.popular }),
    api.find('industryTree', {}),
  ]);
  const industries = tree?.tree.flatMap(({ industrys }) => industrys) ?? [];
  return {
    popular: popular?.list.flatMap((one) => (one.kind === 'article' ? [one.item] : [])) ?? [],
    industries: industries
      .toSorted((a, b) => b.counts.news - a.counts.news)
      .slice(0, rows.industries),
  };
}
