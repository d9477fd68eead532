import type { CollectionConfig } from 'payload';
import { editionField } from '../fields/edition.ts';
import { validateEmbed } from '../fields/embed.ts';
import { publishTimeField } from '../fields/publish-time.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { seoField } from '../fields/seo.ts';
import { editionDocument } from './edition-document.ts';
import { groups } from './groups.ts';

export const videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: { en: 'Video', zh: '视频' }, plural: { en: 'Videos', zh: '视频' } },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'edition', 'block', '_status', 'publish_time'],
    listSearchableFields: ['title'],
  },
  ...editionDocument('videos'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Video', zh: '视频' },
          fields: [
            {
              name: 'title',
              type: 'text',
              label: { en: 'Title', zh: '标题' },
              required: true,
              maxLength: 300,
            },
            {
              name: 'summary',
              type: 'textarea',
              label: { en: 'Summary', zh: '摘要' },
              admin: { rows: 3 },
            },
            {
              name: 'picture',
              type: 'upload',
              label: { en: 'Picture', zh: '封面图' },
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image/' } },
            },
            {
              name: 'file',
              type: 'upload',
              label: { en: 'File (MP4)', zh: '视频文件（MP4）' },
              relationTo: 'media',
              filterOptions: { mimeType: { equals: 'video/mp4' } },
            },
            {
              name: 'captions',
              type: 'upload',
              label: { en: 'Captions (WebVTT)', zh: '字幕（WebVTT）' },
              relationTo: 'media',
              filterOptions: { mimeType: { equals: 'text/vtt' } },
            },
            {
              name: 'embed',
              type: 'text',
              label: { en: 'Player elsewhere', zh: '外部播放器地址' },
              validate: validateEmbed,
              admin: {
                description: {
                  en: 'The address of an allowed provider’s player, if there is no file of ours.',
                  zh: '没有自有文件时，填写获准平台的播放器地址。',
                },
              },
            },
            {
              name: 'duration',
              type: 'number',
              label: { en: 'Length in seconds', zh: '时长（秒）' },
              min: 0,
            },
          ],
        },
        {
          label: { en: 'Relations', zh: '关联' },
          fields: [
            industriesField,
            tagsField,
            {
              name: 'supplier',
              type: 'relationship',
              label: { en: 'Supplier', zh: '供应商' },
              relationTo: 'suppliers',
            },
          ],
        },
        { label: { en: 'SEO', zh: 'SEO' }, fields: [seoField] },
      ],
    },
    editionField(),
    {
      name: 'block',
      type: 'relationship',
      label: { en: 'Block', zh: '栏目' },
      relationTo: 'video_blocks',
      admin: { position: 'sidebar' },
    },
    publishTimeField,
  ],
};
