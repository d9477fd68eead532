import { catalogueTags } from './tags/catalogue.ts';
import { newsTags } from './tags/news.ts';

export const tags = { ...newsTags, ...catalogueTags };

export type TagKey = keyof typeof tags;
