import { editionIds, isEditionId, toSourcePath } from '@ironbridge/domain';
import type { CollectionConfig, FieldHook, TypeWithID } from 'payload';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { findOwnEdition, isAdministrator, writesEdition } from '../access/role.ts';
import { staff } from '../access/staff.ts';
import { refuseUnless } from '../fields/guarded.ts';
import { languageNames } from '../fields/language-names.ts';
import { isSourcePath, isTarget } from '../fields/redirect-path.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
import { refuseLoops } from '../hooks/refuse-loops.ts';
import { inLanguageOf } from '../words.ts';
import { groups } from './groups.ts';

const normalise: FieldHook<TypeWithID, unknown> = ({ value }) =>
  typeof value === 'string' ? toSourcePath(value) : value;

/** Old addresses, and where readers are sent instead. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { en: 'Redirect', zh: '跳转' }, plural: { en: 'Redirects', zh: '跳转规则' } },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'from',
    defaultColumns: ['from', 'match', 'to', 'edition', 'permanent'],
    listSearchableFields: ['from', 'to'],
  },
  access: { read: staff, create: editors, update: ownEdition, delete: ownEdition },
  defaultSort: 'from',
  indexes: [{ fields: ['from', 'edition'], unique: true }],
  hooks: { beforeOperation: [refuseForeignMany], beforeChange: [refuseLoops] },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { en: 'Old path', zh: '原路径' },
      required: true,
      maxLength: 300,
      hooks: { beforeValidate: [normalise] },
      validate: (
        value: unknown,
        { data, req }: { data: object; req: { i18n: { language: string } } },
      ) => {
        const match = 'match' in data && data.match === 'pattern' ? 'pattern' : 'exact';
        return typeof value === 'string' && isSourcePath(value, match)
          ? true
          : inLanguageOf(req, {
              en: 'Give a path that starts with / and has no host and no ?. A pattern, and only a pattern, ends in * or in * and a file’s ending.',
              zh: '请填写以 / 开头的路径，不含域名和问号；仅“通配匹配”以 * 或 *.html 一类后缀结尾。',
            });
      },
      admin: {
        description: {
          en: '/old/page for one page; /old/* for everything below it; /news/*.html for the files of a folder.',
          zh: '单个页面填 /old/page；整个目录填 /old/*；目录下的文件填 /news/*.html。',
        },
      },
    },
    {
      name: 'match',
      type: 'radio',
      label: { en: 'Matches', zh: '匹配方式' },
      required: true,
      defaultValue: 'exact',
      options: [
        { value: 'exact', label: { en: 'This path exactly', zh: '完全匹配' } },
        { value: 'pattern', label: { en: 'Everything of this pattern', zh: '通配匹配' } },
      ],
    },
    {
      name: 'to',
      type: 'text',
      label: { en: 'New address', zh: '目标地址' },
      required: true,
      maxLength: 500,
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
        typeof value === 'string' && isTarget(value)
          ? true
          : inLanguageOf(req, {
              en: 'Give a path of this site or an address that starts with https://.',
              zh: '请填写本站路径，或以 https:// 开头的地址。',
            }),
      admin: {
        description: {
          en: 'A * becomes what the old path’s stood for: /news/*.html to /article/*.',
          zh: '目标里的 * 会换成原路径中 * 对应的部分，如 /news/*.html 到 /article/*。',
        },
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      label: { en: 'For good', zh: '永久跳转' },
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Browsers and search engines remember it. Leave it out while you are not sure.',
          zh: '浏览器和搜索引擎会记住它；不确定时请勿勾选。',
        },
      },
    },
    {
      name: 'edition',
      type: 'select',
      label: { en: 'Edition', zh: '站点' },
      required: true,
      defaultValue: ({ user }: { user: Parameters<typeof findOwnEdition>[0] }) =>
        findOwnEdition(user) ?? 'both',
      options: [
        ...editionIds.map((id) => ({ value: id, label: languageNames[id] })),
        { value: 'both', label: { en: 'Both', zh: '两站通用' } },
      ],
      admin: { position: 'sidebar' },
      hooks: {
        beforeValidate: [
          refuseUnless({
            mayWrite: ({ user, value }) =>
              isAdministrator(user) || (isEditionId(value) && writesEdition(user, value)),
            refusal: {
              en: 'Your role may write redirects of its own edition only.',
              zh: '你的角色只能维护本站点的跳转规则。',
            },
          }),
        ],
      },
    },
  ],
};
