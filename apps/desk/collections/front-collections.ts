import type { Kind } from '@ironbridge/domain';

/** What a slot of the front page can hold, and where it is kept. */
export const frontCollections = {
  article: 'articles',
  video: 'videos',
  paper: 'white_papers',
  issue: 'issues',
  show: 'shows',
  product: 'products',
} as const satisfies Partial<Record<Kind, string>>;
