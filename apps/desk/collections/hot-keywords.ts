import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { editionField } from '../fields/edition.ts';
import { orderField } from '../fields/order.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
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
  access: { read: staff, create: editors, update: ownEdition, delete: ownEdition },
  defaultSort: 'order',
  hooks: { beforeOperation: [refuseForeignMany] },
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
