import type { CollectionConfig } from 'payload';
import { bodyField } from '../fields/body.ts';
import { editionField } from '../fields/edition.ts';
import { noneIfEmpty } from '../fields/none-if-empty.ts';
import { validatePagePath } from '../fields/page-path.ts';
import { publishTimeField } from '../fields/publish-time.ts';
import { seoField } from '../fields/seo.ts';
import { editionDocument } from './edition-document.ts';
import { groups } from './groups.ts';

/** About the house, its policies: texts at a fixed address. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { en: 'Page', zh: '页面' }, plural: { en: 'Pages', zh: '页面' } },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'edition', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
  },
  ...editionDocument('pages'),
  defaultSort: 'path',
  indexes: [{ fields: ['edition', 'path'], unique: true }],
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
        { label: { en: 'SEO', zh: 'SEO' }, fields: [seoField] },
      ],
    },
    editionField(),
    {
      name: 'path',
      type: 'text',
      label: { en: 'Path', zh: '路径' },
      required: true,
      validate: validatePagePath,
      hooks: { beforeValidate: [noneIfEmpty], beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        placeholder: '/about/intro',
        description: {
          en: 'Its address on the site, the same in both editions if it has a twin.',
          zh: '在网站上的地址；有对照稿时，两个站点使用同一路径。',
        },
      },
    },
    publishTimeField,
  ],
};
