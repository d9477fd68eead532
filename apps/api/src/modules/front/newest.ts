import { type EditionId, shanghaiDate, shanghaiDayStart } from '@ironbridge/domain';
import {
  articleListSearch,
  certifiedSearch,
  issueListSearch,
  listingListSearch,
  paperListSearch,
  pinnedSearch,
  productListSearch,
  showListSearch,
  totalSearch,
  totalSinceSearch,
  videoListSearch,
} from '@ironbridge/search';
import type { Published } from '../../published/published.ts';
import { SearchBatch } from '../../published/search-batch.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toListing } from '../listing/listing-view.ts';
import { toIssueCard } from '../magazine/issue-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toMonthFacet } from '../show/month-facet.ts';
import { toShowCard } from '../show/show-view.ts';
import { toSupplierCard } from '../supplier/supplier-view.ts';
import { toVideoCard } from '../video/video-view.ts';
import { rowsByItself } from './front-slots.ts';

/** Enough to fill every place of a kind though much of it is shown elsewhere by hand. */
const enough = { from: 0, size: 40 };
const fewer = { from: 0, size: 20 };
const none = { from: 0, size: 0 };

/** What the front page is filled with, and how much there is of everything: one question to the engine. */
export async function findNewest(published: Published, edition: EditionId, now: Date) {
  const view = published.view(edition);
  const today = shanghaiDate(now);
  const month = today.slice(0, 7);
  const listings = { from: 0, size: rowsByItself.listings, now: now.toISOString() };

  const batch = new SearchBatch(published, edition);
  const latest = batch.add('article', articleListSearch(enough));
  const ofToday = batch.add('article', totalSinceSearch(shanghaiDayStart(now)));
  const pinned = batch.add('article', pinnedSearch(now, fewer.size));
  const picks = batch.add('article', articleListSearch({ ...enough, type: 'editorpick' }));
  const overseas = batch.add('article', articleListSearch({ ...fewer, type: 'oversea' }));
  const products = batch.add('product', productListSearch(enough));
  const certified = batch.add('supplier', certifiedSearch(fewer, today));
  const suppliers = batch.add('supplier', totalSearch);
  const demands = batch.add('listing', listingListSearch({ ...listings, kind: 'demand' }));
  const supplies = batch.add('listing', listingListSearch({ ...listings, kind: 'supply' }));
  const videos = batch.add('video', videoListSearch(fewer));
  const issues = batch.add('issue', issueListSearch(enough));
  const papers = batch.add('paper', paperListSearch(fewer));
  const coming = { ...fewer, upcoming: true, facets: true, today };
  const shows = batch.add('show', showListSearch(coming));
  const showsOfMonth = batch.add('show', showListSearch({ ...none, month, today }));
  await batch.send();

  return {
    latest: latest().documents.map((row) => toArticleCard(row, view)),
    pinned: pinned().documents.map((row) => toArticleCard(row, view)),
    picks: picks().documents.map((row) => toArticleCard(row, view)),
    overseas: overseas().documents.map((row) => toArticleCard(row, view)),
    products: products().documents.map((row) => toProductCard(row, view)),
    suppliers: certified().documents.map((row) => toSupplierCard(row, view)),
    listings: [...demands().documents, ...supplies().documents].map((row) => toListing(row, view)),
    videos: videos().documents.map((row) => toVideoCard(row, view)),
    issues: issues().documents.map((row) => toIssueCard(row, view)),
    papers: papers().documents.map((row) => toPaperCard(row, view)),
    shows: shows().documents.map((row) => toShowCard(row, view)),
    months: toMonthFacet(shows().aggregations),
    counts: {
      today: ofToday().total,
      articles: latest().total,
      products: products().total,
      suppliers: suppliers().total,
      demands: demands().total,
      supplies: supplies().total,
      videos: videos().total,
      issues: issues().total,
      papers: papers().total,
      shows: showsOfMonth().total,
    },
  };
}
