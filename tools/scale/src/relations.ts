import { skewed } from './sql.ts';

export const toIndustry = {
  path: 'industries',
  column: 'industries_id',
  id: skewed('known.industries'),
} as const;

export const toTag = { path: 'tags', column: 'tags_id', id: skewed('known.tags') } as const;

export const toPicture = {
  path: 'pictures',
  column: 'media_id',
  id: skewed('known.pictures'),
} as const;
