import type { GroupField } from 'payload';

export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: { en: 'Search engines and sharing', zh: '搜索引擎与分享' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Title', zh: '标题' },
      maxLength: 200,
      admin: {
        description: {
          en: 'Empty: the title of the item is used.',
          zh: '留空则使用正文标题。',
        },
      },
    },
    {
      name: 'description',
      type: 'textarea',
      label: { en: 'Description', zh: '描述' },
      maxLength: 500,
      admin: { description: { en: 'Empty: the summary is used.', zh: '留空则使用摘要。' } },
    },
    { name: 'keywords', type: 'text', label: { en: 'Keywords', zh: '关键词' }, maxLength: 300 },
    {
      name: 'picture',
      type: 'upload',
      label: { en: 'Picture for sharing', zh: '分享配图' },
      relationTo: 'media',
      admin: { description: { en: 'Empty: the cover is used.', zh: '留空则使用封面。' } },
    },
  ],
};
