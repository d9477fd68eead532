import { copyrightYear } from '@ironbridge/domain';
import type { CollectionConfig, TextField } from 'payload';
import { administrators } from '../access/administrators.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { validateAddress } from '../fields/address.ts';
import { editionField } from '../fields/edition.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
import type { Words } from '../words.ts';
import { groups } from './groups.ts';

const external: Record<string, Words> = {
  member: { en: 'Member site', zh: '会员中心' },
  supplier: { en: 'Supplier site', zh: '供应商平台' },
  events: { en: 'Events', zh: '活动' },
  webinars: { en: 'Webinars', zh: '在线研讨会' },
  media: { en: 'Media kit', zh: '媒体资料' },
};

/** One record for each edition. */
export const settings: CollectionConfig = {
  slug: 'settings',
  labels: {
    singular: { en: 'Site settings', zh: '站点设置' },
    plural: { en: 'Site settings', zh: '站点设置' },
  },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'meta_title',
    defaultColumns: ['meta_title', 'edition', 'updatedAt'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: administrators,
    update: ownEdition,
    delete: administrators,
  },
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { beforeOperation: [refuseForeignMany] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Site', zh: '网站' },
          fields: [
            text('meta_title', { en: 'Title', zh: '标题' }),
            {
              name: 'seo_description',
              type: 'textarea',
              label: { en: 'Description', zh: '描述' },
            },
            text('seo_keyword', { en: 'Keywords', zh: '关键词' }),
            {
              name: 'copyright_year',
              type: 'number',
              label: { en: 'Copyright year', zh: '版权年份' },
              defaultValue: copyrightYear,
            },
            text('icp_number', { en: 'ICP filing number', zh: 'ICP 备案号' }),
            text('police_number', { en: 'Public security filing number', zh: '公安备案号' }),
            text('app_scheme', { en: 'App scheme', zh: 'App 协议' }),
          ],
        },
        {
          label: { en: 'Contact', zh: '联系方式' },
          fields: [
            { name: 'email', type: 'email', label: { en: 'E-mail', zh: '邮箱' } },
            { name: 'phones', type: 'text', label: { en: 'Phones', zh: '电话' }, hasMany: true },
            {
              name: 'qr_pictures',
              type: 'upload',
              label: { en: 'QR pictures', zh: '二维码' },
              relationTo: 'media',
              hasMany: true,
            },
          ],
        },
        {
          label: { en: 'External addresses', zh: '外部地址' },
          fields: [
            {
              name: 'external',
              type: 'group',
              label: { en: 'External addresses', zh: '外部地址' },
              fields: Object.entries(external).map(([name, words]) => ({
                ...text(name, words),
                validate: validateAddress,
              })),
            },
          ],
        },
      ],
    },
    editionField({ unique: true }),
  ],
};

function text(name: string, label: Words): TextField {
  return { name, type: 'text', label };
}
