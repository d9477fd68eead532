import { keysOf } from '../keys-of.ts';
import { briefStories } from './briefs.ts';
import { firms } from './firms.ts';
import { type BannerEntry, banners } from './house/banners.ts';
import type { Listing } from './listing.ts';
import { listings } from './listings.ts';
import { type MagazineKey, magazines } from './magazines.ts';
import type { Paper } from './paper.ts';
import { papers } from './papers.ts';
import type { ProductEntry } from './product.ts';
import { products } from './products.ts';
import type { Show } from './show.ts';
import { shows } from './shows.ts';
import { consumerStories } from './stories/consumer.ts';
import { machineryStories } from './stories/machinery.ts';
import { materialStories } from './stories/materials.ts';
import { mobilityStories } from './stories/mobility.ts';
import { systemStories } from './stories/systems.ts';
import { threeMillilitres } from './stories/three-millilitres.ts';
import { warmWater } from './stories/warm-water.ts';
import { wireStories } from './stories/wire.ts';
import { stories } from './stories.ts';
import type { Story } from './story.ts';
import type { SupplierEntry } from './supplier.ts';
import { suppliers } from './suppliers.ts';
import type { Term } from './term.ts';
import { terms } from './terms.ts';
import type { Video } from './video.ts';
import { videos } from './videos.ts';
import type { SupplierKey } from './written-suppliers.ts';

/** What is loaded: all of it, or of every kind enough for tests. */
export interface Choice {
  readonly suppliers: ReadonlyMap<SupplierKey, SupplierEntry>;
  readonly products: ReadonlyMap<string, ProductEntry>;
  readonly stories: Readonly<Record<string, Story>>;
  readonly listings: readonly Listing[];
  readonly shows: readonly Show[];
  readonly magazines: readonly MagazineKey[];
  readonly issuesEach: number;
  /** Whose newest number can be read from cover to cover: each of its pages is set, which takes its time. */
  readonly wholeIssues: readonly MagazineKey[];
  readonly papers: Readonly<Record<string, Paper>>;
  readonly videos: Readonly<Record<string, Video>>;
  readonly terms: readonly Term[];
  readonly banners: readonly BannerEntry[];
}

export const everything: Choice = {
  suppliers,
  products,
  stories: { ...stories, ...briefStories },
  listings,
  shows,
  magazines: keysOf(magazines),
  issuesEach: 10,
  wholeIssues: keysOf(magazines),
  papers,
  videos,
  terms,
  banners,
};

function every<T>(step: number, items: readonly T[]): T[] {
  return items.filter((_, i) => i % step === 0);
}

function firstOf<T>(count: number, table: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).slice(0, count));
}

/** The suppliers that stories speak of, and every fourteenth of the others. */
function toFewSuppliers(): ReadonlyMap<SupplierKey, SupplierEntry> {
  const left = new Set<SupplierKey>(firms.filter((_, i) => i % 14 !== 0).map((filed) => filed.key));
  return new Map([...suppliers].filter(([key]) => !left.has(key)));
}

/** Of each other firm two models; of those in stories all. */
function toFewProducts(chosen: ReadonlyMap<SupplierKey, SupplierEntry>): Map<string, ProductEntry> {
  const further = new Set(firms.flatMap(({ firm }) => firm.series.models.split(' ').slice(2)));
  return new Map(
    [...products].filter(([model, { supplier }]) => chosen.has(supplier) && !further.has(model)),
  );
}

/** One at least of each industry, and every way to set a text. */
const fewStories: Readonly<Record<string, Story>> = {
  warmWater,
  threeMillilitres,
  ...materialStories,
  ...machineryStories,
  ...mobilityStories,
  ...consumerStories,
  ...systemStories,
  ...wireStories,
};

function toFewBriefs(): Record<string, Story> {
  return Object.fromEntries(every(12, Object.entries(briefStories)));
}

function toSmall(): Choice {
  const few = toFewSuppliers();
  const known = <T extends { readonly supplier?: SupplierKey }>(
    table: Readonly<Record<string, T>>,
  ) =>
    Object.fromEntries(
      Object.entries(table).filter(([, { supplier }]) => !supplier || few.has(supplier)),
    );
  return {
    suppliers: few,
    products: toFewProducts(few),
    stories: { ...fewStories, ...toFewBriefs() },
    listings: every(12, listings),
    shows: every(6, shows),
    magazines: ['plastics_today', 'metal_shop', 'layers'],
    issuesEach: 2,
    wholeIssues: ['plastics_today'],
    papers: firstOf(3, known(papers)),
    videos: firstOf(2, known(videos)),
    terms: every(8, terms),
    banners: banners.filter(({ place, industry }) => place !== 'menu' || industry === 'plastics'),
  };
}

export const small: Choice = toSmall();
