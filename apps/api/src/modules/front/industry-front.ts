import {
  type CacheTag,
  type EditionId,
  type Kind,
  listTag,
  popularTag,
  referenceTag,
  shanghaiDate,
  shanghaiDayEnd,
} from '@ironbridge/domain';
import {
  articleListSearch,
  certifiedSearch,
  issueListSearch,
  listingListSearch,
  paperListSearch,
  productListSearch,
  showListSearch,
  supplierListSearch,
  termsOfSearch,
  videoListSearch,
} from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import type { Published } from '../../published/published.ts';
import { SearchBatch } from '../../published/search-batch.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toListing } from '../listing/listing-view.ts';
import { toIssueCard } from '../magazine/issue-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import type { PropertyFacet } from '../product/property-facet.ts';
import { toMonthFacet } from '../show/month-facet.ts';
import { toShowCard } from '../show/show-view.ts';
import { toSupplierCard } from '../supplier/supplier-view.ts';
import { toVideoCard } from '../video/video-view.ts';
import { lastCheckedFirst, toCalendar, varied } from './arrange.ts';
import { findEntries } from './popular.ts';

const rows = {
  articles: 30,
  products: 4,
  suppliers: 4,
  listings: 5,
  shows: 5,
  papers: 3,
  videos: 4,
  issues: 6,
  popular: 8,
  terms: 6,
  properties: 3,
} as const;
/** Enough to choose from: four sizes of one machine are not what is new. */
const enough = 24;

/** An industry's own site in one answer, from one question to the engine. */
export async function findIndustryFront(
  { published, properties }: { readonly published: Published; readonly properties: PropertyFacet },
  id: number,
  edition: EditionId,
): Promise<CallAnswer<'industryFront'>> {
  const view = published.view(edition);
  if (view.names.industries([id]).length === 0) throw notFound(referenceTag(edition));
  const now = new Date();
  const today = shanghaiDate(now);
  const of = { industries: [id], from: 0 };
  const products = { ...of, size: enough };

  const batch = new SearchBatch(published, edition);
  const articles = batch.add('article', articleListSearch({ ...of, size: rows.articles }));
  const goods = batch.add('product', productListSearch(products));
  const certified = batch.add('supplier', certifiedSearch({ ...of, size: enough }, today));
  const suppliers = batch.add('supplier', supplierListSearch({ ...of, size: 0, today }));
  const listings = batch.add(
    'listing',
    listingListSearch({ ...of, size: rows.listings, now: now.toISOString() }),
  );
  const coming = { ...of, size: rows.shows, upcoming: true, facets: true, today };
  const shows = batch.add('show', showListSearch(coming));
  const papers = batch.add('paper', paperListSearch({ ...of, size: rows.papers }));
  const videos = batch.add('video', videoListSearch({ ...of, size: rows.videos }));
  const issues = batch.add('issue', issueListSearch({ ...of, size: enough }));
  const terms = batch.add('term', termsOfSearch(id, rows.terms));
  const [read, measured] = await Promise.all([
    published.findPopular(edition, id),
    properties.find(products, view),
    batch.send(),
  ]);
  const popular = await findEntries(published, edition, read.slice(0, 2 * rows.popular));
  const cards = goods().documents.map((row) => toProductCard(row, view));
  const checked = certified().documents.map((row) => toSupplierCard(row, view));
  const printed = issues().documents.map((row) => toIssueCard(row, view));
  return {
    json: toJson({
      articles: articles().documents.map((row) => toArticleCard(row, view)),
      products: varied(cards, ({ supplier, id: own }) => supplier?.id ?? -own).slice(
        0,
        rows.products,
      ),
      properties: measured.slice(0, rows.properties),
      suppliers: lastCheckedFirst(checked).slice(0, rows.suppliers),
      listings: listings().documents.map((row) => toListing(row, view)),
      calendar: toCalendar(
        shows().documents.map((row) => toShowCard(row, view)),
        toMonthFacet(shows().aggregations),
        today,
      ),
      papers: papers().documents.map((row) => toPaperCard(row, view)),
      videos: videos().documents.map((row) => toVideoCard(row, view)),
      issues: varied(printed, ({ mag, id: own }) => mag?.id ?? -own).slice(0, rows.issues),
      popular: popular.slice(0, rows.popular),
      terms: terms().documents.map(({ schema: _, ...names }) => names),
      counts: {
        articles: articles().total,
        products: goods().total,
        suppliers: suppliers().total,
        listings: listings().total,
        videos: videos().total,
        issues: issues().total,
        papers: papers().total,
        shows: shows().total,
        terms: terms().total,
      },
    }),
    tags: frontTags(edition, id),
    seconds: Math.min(
      // What is coming and which certificates are good are of their day.
      secondsUntil(shanghaiDayEnd(now)),
      ...listings().documents.map(({ expires }) => secondsUntil(expires)),
    ),
  };
}

const filedKinds = [
  'article',
  'product',
  'supplier',
  'listing',
  'show',
  'paper',
  'video',
  'issue',
] as const satisfies readonly Kind[];

function frontTags(edition: EditionId, id: number): CacheTag[] {
  const lists = filedKinds.map((kind) => listTag(edition, kind, 'industry', id));
  return [referenceTag(edition), popularTag(edition), listTag(edition, 'term'), ...lists];
}
