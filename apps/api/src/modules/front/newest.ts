import {
  type CacheTag,
  type EditionId,
  listTag,
  referenceTag,
  shanghaiDate,
} from '@ironbridge/domain';
import {
  articleListSearch,
  issueListSearch,
  paperListSearch,
  pinnedSearch,
  productListSearch,
  showListSearch,
  totalSearch,
  videoListSearch,
} from '@ironbridge/search';
import type { Published } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toIssueCard } from '../magazine/issue-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toShowCard } from '../show/show-view.ts';
import { toVideoCard } from '../video/video-view.ts';

/** Enough to fill every place of a kind though much of it is shown elsewhere by hand. */
const enough = { from: 0, size: 40 };

/** What the front page is filled with, and how much there is of everything. */
export async function findNewest(published: Published, edition: EditionId, now: Date) {
  const view = published.view(edition);
  const [latest, pinned, picks, products, videos, issues, papers, shows, suppliers] =
    await Promise.all([
      published.search('article', edition, articleListSearch(enough)),
      published.search('article', edition, pinnedSearch(now, enough.size)),
      published.search('article', edition, articleListSearch({ ...enough, type: 'editorpick' })),
      published.search('product', edition, productListSearch(enough)),
      published.search('video', edition, videoListSearch(enough)),
      published.search('issue', edition, issueListSearch(enough)),
      published.search('paper', edition, paperListSearch(enough)),
      published.search('show', edition, showListSearch({ ...enough, today: shanghaiDate(now) })),
      published.search('supplier', edition, totalSearch),
    ]);
  return {
    latest: latest.documents.map((row) => toArticleCard(row, view)),
    pinned: pinned.documents.map((row) => toArticleCard(row, view)),
    picks: picks.documents.map((row) => toArticleCard(row, view)),
    products: products.documents.map((row) => toProductCard(row, view)),
    videos: videos.documents.map((row) => toVideoCard(row, view)),
    issues: issues.documents.map((row) => toIssueCard(row, view)),
    papers: papers.documents.map((row) => toPaperCard(row, view)),
    shows: shows.documents.map((row) => toShowCard(row, view)),
    counts: {
      articles: latest.total,
      products: products.total,
      suppliers: suppliers.total,
      videos: videos.total,
      issues: issues.total,
      papers: papers.total,
      shows: shows.total,
    },
  };
}

const shownKinds = [
  'front_page',
  'article',
  'product',
  'supplier',
  'video',
  'issue',
  'paper',
  'show',
] as const;

export function newestTags(edition: EditionId): CacheTag[] {
  return [referenceTag(edition), ...shownKinds.map((kind) => listTag(edition, kind))];
}
