import type { article as cn } from '../cn/article.ts';
import type { Shape } from '../shape.ts';

export const article: Shape<typeof cn> = {
  by: (author) => `By ${author}`,
  source: (source) => `Source: ${source}`,
  length: (_characters, minutes) => `${minutes} min read`,
  minutes: (minutes) => `${minutes} min read`,
  contents: 'In this article',
  corrections: 'Corrections',
  named: 'Companies and products in this article',
  namedProduct: 'In this article',
  namedSupplier: 'In this article',
  sameIndustry: 'Also read in this industry',
  related: 'Related reading',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Not copied; please take it from the address bar',
  share: 'Share',
  table: 'Table',
  tags: 'Tags',
  megabytes: (size) => `${size} MB`,
  kilobytes: (size) => `${size} kB`,
};
