import type { ArrayField } from 'payload';
import { pictureField } from './pictures.ts';

export const issueContentsField: ArrayField = {
  name: 'contents',
  type: 'array',
  label: { en: 'Contents', zh: '目录' },
  labels: {
    singular: { en: 'Line', zh: '条目' },
    plural: { en: 'Lines', zh: '条目' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          label: { en: 'Title', zh: '标题' },
          required: true,
          maxLength: 300,
          admin: { width: '75%' },
        },
        {
          name: 'page',
          type: 'number',
          label: { en: 'Page', zh: '页码' },
          min: 1,
          admin: { width: '25%' },
        },
      ],
    },
    {
      name: 'article',
      type: 'relationship',
      label: { en: 'Article on the site', zh: '站内文章' },
      relationTo: 'articles',
    },
  ],
};

export const issuePagesField: ArrayField = {
  name: 'pages',
  type: 'array',
  label: { en: 'Pages', zh: '内页' },
  labels: { singular: { en: 'Page', zh: '页' }, plural: { en: 'Pages', zh: '页' } },
  admin: {
    initCollapsed: true,
    description: {
      en: 'In reading order. The text is what search finds and what is read aloud.',
      zh: '按阅读顺序排列；文字用于站内检索和无障碍朗读。',
    },
  },
  fields: [
    pictureField('picture', { en: 'Picture of the page', zh: '页面图片' }),
    {
      name: 'text',
      type: 'textarea',
      label: { en: 'Text of the page', zh: '页面文字' },
      admin: { rows: 6 },
    },
  ],
};
