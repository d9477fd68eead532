import type { EditionId } from '@ironbridge/domain';
import type { Published } from '../../published/published.ts';

/** What the counts are of. */
export const countedKinds = ['article', 'video', 'issue', 'paper', 'product', 'supplier'] as const;

/** The industries by group, each with how much there is of it. */
export async function findCountedTree(published: Published, edition: EditionId) {
  const count = await published.countByIndustry(edition, countedKinds);
  return published.view(edition).names.tree((industry) => ({
    news: count('article', industry),
    videos: count('video', industry),
    magazines: count('issue', industry),
    papers: count('paper', industry),
    products: count('product', industry),
    suppliers: count('supplier', industry),
  }));
}
