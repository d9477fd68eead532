import type { CollectionConfig } from 'payload';
import { editionField } from '../fields/edition.ts';
import { orderField } from '../fields/order.ts';
import { editionRecord } from './edition-record.ts';
import { groups } from './groups.ts';

export const hotKeywords: CollectionConfig = {
  slug: 'hot_keywords',
  labels: {
    singular: { en: 'Hot keyword', zh: '热门关键词' },
    plural: { en: 'Hot keywords', zh: '热门关键词' },
  },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'edition', 'order'],
  },
  ...editionRecord,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Keyword', zh: '关键词' },
      required: true,
      maxLength: 60,
    },
    editionField(),
    orderField,
  ],
};
