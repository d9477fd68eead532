import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { staff } from '../access/staff.ts';
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { noneIfEmpty } from '../fields/none-if-empty.ts';
import { orderField } from '../fields/order.ts';
import { labelField } from '../fields/search-key.ts';
import { refuseThirdLevel } from '../hooks/refuse-third-level.ts';
import { inLanguageOf } from '../words.ts';
import { groups } from './groups.ts';

export const industries: CollectionConfig = {
  slug: 'industries',
  labels: { singular: { en: 'Industry', zh: '行业' }, plural: { en: 'Industries', zh: '行业' } },
  admin: {
    group: groups.reference,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'id', 'parent', 'seo_path', 'order'],
    listSearchableFields: ['label', 'seo_path'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  defaultSort: 'order',
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { beforeValidate: [refuseThirdLevel] },
  fields: [
    { type: 'row', fields: bilingualText('name', { en: 'Name', zh: '名称' }, { required: true }) },
    ...bilingualTextarea('summary', { en: 'Summary', zh: '简介' }, 3),
    {
      type: 'row',
      fields: [
        {
          name: 'parent',
          type: 'relationship',
          label: { en: 'Belongs to', zh: '上级行业' },
          relationTo: 'industries',
          filterOptions: { parent: { exists: false } },
        },
        {
          name: 'group',
          type: 'relationship',
          label: { en: 'Group', zh: '分组' },
          relationTo: 'industry_groups',
        },
      ],
    },
    {
      name: 'seo_path',
      type: 'text',
      label: { en: 'Path', zh: '路径' },
      unique: true,
      // The old site spells some with capitals and underscores, and its addresses are kept.
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
        validatePath(value, req),
      hooks: { beforeValidate: [noneIfEmpty] },
    },
    {
      type: 'row',
      fields: [
        { name: 'icon', type: 'text', label: { en: 'Icon', zh: '图标' } },
        { name: 'hue', type: 'number', label: { en: 'Hue', zh: '色相' }, min: 0, max: 360 },
      ],
    },
    {
      type: 'row',
      fields: bilingualText('banner_code', { en: 'Banner code', zh: '广告位代码' }),
    },
    {
      type: 'collapsible',
      label: { en: 'Search engines', zh: '搜索引擎' },
      admin: { initCollapsed: true },
      fields: [
        ...bilingualText('seo_title', { en: 'Title', zh: '标题' }),
        ...bilingualTextarea('seo_description', { en: 'Description', zh: '描述' }, 2),
        ...bilingualText('seo_keywords', { en: 'Keywords', zh: '关键词' }),
      ],
    },
    {
      name: 'show_nav',
      type: 'checkbox',
      label: { en: 'Show in menus', zh: '在导航中显示' },
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    orderField,
    labelField,
  ],
};

function validatePath(value: unknown, req: { i18n: { language: string } }): string | true {
  if (!value) return true;
  if (typeof value === 'string' && /^(?=.*[A-Za-z])[A-Za-z0-9_-]{1,80}$/.test(value)) return true;
  return inLanguageOf(req, {
    en: 'Use letters, digits, hyphens and underscores, with at least one letter.',
    zh: '只能使用字母、数字、连字符和下划线，且至少含一个字母。',
  });
}
