import type { JudgedQuery } from './judged-query.ts';
import { magazines } from './judgements/magazines.ts';
import { newsCn } from './judgements/news-cn.ts';
import { newsEn } from './judgements/news-en.ts';
import { papers } from './judgements/papers.ts';
import { productsCn } from './judgements/products-cn.ts';
import { productsEn } from './judgements/products-en.ts';
import { shows } from './judgements/shows.ts';
import { suppliers } from './judgements/suppliers.ts';
import { videos } from './judgements/videos.ts';

/** Judged by reading the whole demo, before any ranking existed; mended only where a judgement was plainly wrong. */
export const judgements: readonly JudgedQuery[] = [
  ...newsCn,
  ...newsEn,
  ...productsCn,
  ...productsEn,
  ...suppliers,
  ...papers,
  ...videos,
  ...shows,
  ...magazines,
];
