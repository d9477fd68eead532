/** How many of each, all in all. `normal` is what the portal is meant for; the demo's own items count too. */
const normal = {
  tags: 3_000,
  terms: 20_000,
  suppliers: 50_000,
  products: 1_000_000,
  videos: 20_000,
  white_papers: 5_000,
  issues: 5_000,
  shows: 10_000,
  listings: 200_000,
  articles: 500_000,
} as const;

export type Sized = keyof typeof normal;
export type Sizes = Readonly<Record<Sized, number>>;

const times = (factor: number): Sizes => mapSizes((name) => Math.ceil(normal[name] * factor));

export const sizes = {
  small: times(0.01),
  normal,
  stress: { ...times(4), tags: normal.tags, terms: normal.terms, products: 10_000_000 },
} as const satisfies Record<string, Sizes>;

export function isSize(name: string): name is keyof typeof sizes {
  return name in sizes;
}

export function mapSizes(size: (name: Sized) => number): Sizes {
  return {
    tags: size('tags'),
    terms: size('terms'),
    suppliers: size('suppliers'),
    products: size('products'),
    videos: size('videos'),
    white_papers: size('white_papers'),
    issues: size('issues'),
    shows: size('shows'),
    listings: size('listings'),
    articles: size('articles'),
  };
}
