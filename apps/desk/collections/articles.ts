import { articleTypes } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { openPreview } from '../endpoints/open-preview.ts';
import { validateAddress } from '../fields/address.ts';
import { bodyField } from '../fields/body.ts';
import { editionField } from '../fields/edition.ts';
import { noneIfEmpty } from '../fields/none-if-empty.ts';
import { publishTimeField } from '../fields/publish-time.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { searchKeyField } from '../fields/search-key.ts';
import { seoField } from '../fields/seo.ts';
import { validateSlug } from '../fields/slug.ts';
import { searchByKey } from '../hooks/search-by-key.ts';
import { editionDocument } from './edition-document.ts';
import { groups } from './groups.ts';

const typeLabels = {
  editorpick: { en: 'Editors’ pick', zh: '编辑推荐' },
  oversea: { en: 'From abroad', zh: '海外资讯' },
  newswire: { en: 'Newswire', zh: '快讯' },
} as const;

const shared = editionDocument('articles');

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: { en: 'Article', zh: '文章' }, plural: { en: 'Articles', zh: '文章' } },
  admin: {
    group: groups.news,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'edition', '_status', 'types', 'publish_time', 'updatedAt'],
    listSearchableFields: ['title'],
    preview: ({ id }) => (typeof id === 'number' ? `/api/articles/${id}/preview` : null),
  },
  ...shared,
  endpoints: [openPreview, ...shared.endpoints],
  indexes: [{ fields: ['edition', 'diy_url'], unique: true }],
  hooks: {
    ...shared.hooks,
    beforeOperation: [searchByKey('title'), ...shared.hooks.beforeOperation],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Text', zh: '正文' },
          fields: [
            {
              name: 'title',
              type: 'text',
              label: { en: 'Title', zh: '标题' },
              required: true,
              index: true,
              maxLength: 300,
            },
            {
              name: 'standfirst',
              type: 'textarea',
              label: { en: 'Standfirst', zh: '导语' },
              admin: {
                rows: 3,
                description: {
                  en: 'The two or three sentences between headline and text.',
                  zh: '标题与正文之间的两三句话。',
                },
              },
            },
            bodyField,
            {
              name: 'summary',
              type: 'textarea',
              label: { en: 'Summary', zh: '摘要' },
              admin: {
                rows: 3,
                description: {
                  en: 'Shown in lists and search results.',
                  zh: '用于列表和搜索结果。',
                },
              },
            },
            {
              name: 'corrections',
              type: 'array',
              label: { en: 'Corrections', zh: '更正' },
              labels: {
                singular: { en: 'Correction', zh: '更正' },
                plural: { en: 'Corrections', zh: '更正' },
              },
              fields: [
                {
                  name: 'date',
                  type: 'date',
                  label: { en: 'Date', zh: '日期' },
                  required: true,
                  admin: { date: { displayFormat: 'yyyy-MM-dd' } },
                },
                {
                  name: 'text',
                  type: 'textarea',
                  label: { en: 'What was corrected', zh: '更正内容' },
                  required: true,
                },
              ],
            },
          ],
        },
        {
          label: { en: 'Picture', zh: '封面' },
          fields: [
            {
              name: 'cover',
              type: 'upload',
              label: { en: 'Cover', zh: '封面图' },
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image/' } },
            },
            {
              type: 'row',
              fields: [
                { name: 'cover_caption', type: 'text', label: { en: 'Caption', zh: '图注' } },
                { name: 'cover_credit', type: 'text', label: { en: 'Credit', zh: '图片来源' } },
              ],
            },
          ],
        },
        {
          label: { en: 'Relations', zh: '关联' },
          fields: [
            industriesField,
            tagsField,
            {
              name: 'suppliers',
              type: 'relationship',
              label: { en: 'Suppliers named in it', zh: '文中提到的供应商' },
              relationTo: 'suppliers',
              hasMany: true,
            },
            {
              name: 'products',
              type: 'relationship',
              label: { en: 'Products named in it', zh: '文中提到的产品' },
              relationTo: 'products',
              hasMany: true,
            },
          ],
        },
        {
          label: { en: 'SEO and address', zh: 'SEO 与地址' },
          fields: [
            {
              name: 'diy_url',
              type: 'text',
              label: { en: 'Slug', zh: '自定义地址' },
              validate: validateSlug,
              hooks: {
                beforeValidate: [noneIfEmpty],
                beforeDuplicate: [() => null],
              },
              admin: {
                description: {
                  en: 'Small letters, digits and hyphens, with at least one letter. Used on the English edition.',
                  zh: '小写字母、数字和连字符，至少含一个字母；用于英文站地址。',
                },
              },
            },
            {
              name: 'url',
              type: 'text',
              label: { en: 'Address elsewhere', zh: '外部地址' },
              validate: validateAddress,
              admin: {
                description: {
                  en: 'Links to this article lead there instead of to its own page.',
                  zh: '填写后，本文链接将直接跳转到该地址。',
                },
              },
            },
            seoField,
          ],
        },
      ],
    },
    editionField(),
    {
      name: 'types',
      type: 'select',
      label: { en: 'Kinds', zh: '类型' },
      hasMany: true,
      options: articleTypes.map((type) => ({ value: type, label: { ...typeLabels[type] } })),
      admin: { position: 'sidebar' },
    },
    publishTimeField,
    {
      name: 'pinned_until',
      type: 'date',
      label: { en: 'Pinned until', zh: '置顶至' },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
      },
    },
    {
      name: 'author',
      type: 'text',
      label: { en: 'Author', zh: '作者' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'source',
      type: 'text',
      label: { en: 'Source', zh: '来源' },
      admin: { position: 'sidebar' },
    },
    searchKeyField,
  ],
};
