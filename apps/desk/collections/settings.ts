import { copyrightYear, type QrUse, qrUses } from '@ironbridge/domain';
import type { CollectionConfig, TextField } from 'payload';
import { administrators } from '../access/administrators.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { validateAddress } from '../fields/address.ts';
import { validateAppScheme } from '../fields/app-scheme.ts';
import { editionField } from '../fields/edition.ts';
import { pictureField } from '../fields/pictures.ts';
import { sensitiveWordsField } from '../fields/sensitive-words.ts';
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

const qrLabels: Record<QrUse, Words> = {
  wechat: { en: 'WeChat official account', zh: '微信公众号' },
  channels: { en: 'WeChat video channel', zh: '微信视频号' },
  secretary: { en: 'Editorial assistant', zh: '编辑小秘书' },
  app: { en: 'App', zh: 'App 下载' },
  weibo: { en: 'Weibo', zh: '微博' },
  newsletter: { en: 'Newsletter', zh: '邮件简报' },
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
            {
              name: 'app_scheme',
              type: 'text',
              label: { en: 'App scheme', zh: 'App 协议' },
              validate: validateAppScheme,
              admin: {
                placeholder: 'ironbridge://',
                description: {
                  en: 'What a phone tries in order to open the app, before it goes to the download page.',
                  zh: '手机端先用它唤起 App，失败后转到下载页。',
                },
              },
            },
          ],
        },
        {
          label: { en: 'Contact', zh: '联系方式' },
          fields: [
            { name: 'email', type: 'email', label: { en: 'E-mail', zh: '邮箱' } },
            { name: 'phones', type: 'text', label: { en: 'Phones', zh: '电话' }, hasMany: true },
          ],
        },
        {
          label: { en: 'QR pictures', zh: '二维码' },
          fields: [
            {
              name: 'qr',
              type: 'group',
              label: { en: 'QR pictures', zh: '二维码' },
              admin: {
                description: {
                  en: 'Square, 450 × 450. What is left empty is not shown.',
                  zh: '正方形，450 × 450；留空则不展示。',
                },
              },
              fields: qrUses.map((use) => pictureField(use, qrLabels[use])),
            },
          ],
        },
        {
          label: { en: 'Review', zh: '审核' },
          fields: [sensitiveWordsField],
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
