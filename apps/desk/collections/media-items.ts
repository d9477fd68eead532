import { type MediaItemKind, mediaItemKinds } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { bodyField } from '../fields/body.ts';
import { editionField } from '../fields/edition.ts';
import { pictureField } from '../fields/pictures.ts';
import { publishTimeField } from '../fields/publish-time.ts';
import { seoField } from '../fields/seo.ts';
import type { Words } from '../words.ts';
import { editionDocument } from './edition-document.ts';
import { groups } from './groups.ts';

const kindLabels: Record<MediaItemKind, Words> = {
  release: { en: 'Press release', zh: '新闻稿' },
  coverage: { en: 'Coverage elsewhere', zh: '媒体报道' },
  award: { en: 'Award', zh: '荣誉奖项' },
  kit: { en: 'Media kit', zh: '媒体资料' },
};

export const mediaItems: CollectionConfig = {
  slug: 'media_items',
  labels: {
    singular: { en: 'Media centre item', zh: '媒体中心内容' },
    plural: { en: 'Media centre', zh: '媒体中心' },
  },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'edition', 'date', '_status'],
    listSearchableFields: ['title'],
  },
  ...editionDocument('media_items'),
  defaultSort: '-date',
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
              maxLength: 300,
            },
            bodyField,
          ],
        },
        {
          label: { en: 'Picture and downloads', zh: '图片与下载' },
          fields: [
            pictureField('picture', { en: 'Picture', zh: '配图' }),
            {
              name: 'downloads',
              type: 'upload',
              label: { en: 'Downloads', zh: '下载文件' },
              relationTo: 'media',
              hasMany: true,
              admin: {
                description: {
                  en: 'Open to everyone: logos, rate cards, pictures for the press.',
                  zh: '对所有人开放：标识、刊例、新闻图片等。',
                },
              },
            },
          ],
        },
        { label: { en: 'SEO', zh: 'SEO' }, fields: [seoField] },
      ],
    },
    editionField(),
    {
      name: 'kind',
      type: 'select',
      label: { en: 'Kind', zh: '类型' },
      required: true,
      defaultValue: 'release',
      index: true,
      options: mediaItemKinds.map((kind) => ({ value: kind, label: { ...kindLabels[kind] } })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'date',
      type: 'date',
      label: { en: 'Date', zh: '日期' },
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { displayFormat: 'yyyy-MM-dd' },
        description: { en: 'The list goes by it.', zh: '列表按此日期排序。' },
      },
    },
    publishTimeField,
  ],
};
