import type { CollectionConfig } from 'payload';
import { editionField } from '../fields/edition.ts';
import { pictureField } from '../fields/pictures.ts';
import { publishTimeField } from '../fields/publish-time.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { seoField } from '../fields/seo.ts';
import { editionDocument } from './edition-document.ts';
import { groups } from './groups.ts';

export const whitePapers: CollectionConfig = {
  slug: 'white_papers',
  labels: {
    singular: { en: 'White paper', zh: '白皮书' },
    plural: { en: 'White papers', zh: '白皮书' },
  },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'edition', 'supplier', '_status', 'publish_time'],
    listSearchableFields: ['title'],
  },
  ...editionDocument('white_papers'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'White paper', zh: '白皮书' },
          fields: [
            {
              name: 'title',
              type: 'text',
              label: { en: 'Title', zh: '标题' },
              required: true,
              maxLength: 300,
            },
            {
              name: 'brief',
              type: 'textarea',
              label: { en: 'Brief', zh: '简介' },
              admin: {
                rows: 4,
                description: {
                  en: 'What it is about and whom it helps, in a few sentences. Shown in lists too.',
                  zh: '用几句话说明内容和适合的读者，也用于列表。',
                },
              },
            },
            {
              name: 'inside',
              type: 'array',
              label: { en: 'What is inside', zh: '内容要点' },
              labels: {
                singular: { en: 'Point', zh: '要点' },
                plural: { en: 'Points', zh: '要点' },
              },
              fields: [
                {
                  name: 'text',
                  type: 'text',
                  label: { en: 'Point', zh: '要点' },
                  required: true,
                  maxLength: 300,
                },
              ],
            },
            {
              name: 'opening',
              type: 'textarea',
              label: { en: 'Opening pages as text', zh: '开篇试读' },
              admin: {
                rows: 12,
                description: {
                  en: 'Free for every reader. An empty line begins a new paragraph.',
                  zh: '所有读者均可阅读；空一行表示另起一段。',
                },
              },
            },
          ],
        },
        {
          label: { en: 'File and picture', zh: '文件与封面' },
          fields: [
            {
              name: 'file',
              type: 'upload',
              label: { en: 'File (PDF, members only)', zh: '文件（PDF，仅限会员下载）' },
              relationTo: 'private_files',
              required: true,
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'pages',
                  type: 'number',
                  label: { en: 'Pages', zh: '页数' },
                  min: 1,
                },
                {
                  name: 'bytes',
                  type: 'number',
                  label: { en: 'Size in bytes', zh: '文件大小（字节）' },
                  virtual: 'file.filesize',
                  admin: { readOnly: true },
                },
              ],
            },
            pictureField('picture', { en: 'Cover', zh: '封面图' }),
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
              label: { en: 'Supplier it comes from', zh: '出品供应商' },
              relationTo: 'suppliers',
            },
          ],
        },
        { label: { en: 'SEO', zh: 'SEO' }, fields: [seoField] },
      ],
    },
    editionField(),
    publishTimeField,
  ],
};
