import type { CollectionConfig } from 'payload';
import { validateLinkRelation, validateNeighbour } from '../fields/address.ts';
import { editionField } from '../fields/edition.ts';
import { orderField } from '../fields/order.ts';
import { editionRecord } from './edition-record.ts';
import { groups } from './groups.ts';

/** Links to neighbours, in the foot of every page. */
export const blogrolls: CollectionConfig = {
  slug: 'blogrolls',
  labels: {
    singular: { en: 'Friendly link', zh: '友情链接' },
    plural: { en: 'Friendly links', zh: '友情链接' },
  },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'edition', 'order'],
    listSearchableFields: ['title', 'url'],
  },
  ...editionRecord,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Name', zh: '名称' },
      required: true,
      maxLength: 60,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'url',
          type: 'text',
          label: { en: 'Address', zh: '网址' },
          required: true,
          validate: validateNeighbour,
          admin: {
            description: {
              en: 'Without http:// or https:// the former is put before it.',
              zh: '未写 http:// 或 https:// 时，自动补上 http://。',
            },
          },
        },
        {
          name: 'url_rel',
          type: 'text',
          label: { en: 'Relation (rel)', zh: '链接关系（rel）' },
          validate: validateLinkRelation,
          admin: {
            placeholder: 'nofollow',
            description: {
              en: 'For search engines, such as nofollow or sponsored.',
              zh: '供搜索引擎识别，如 nofollow、sponsored。',
            },
          },
        },
      ],
    },
    editionField(),
    orderField,
  ],
};
