import type { CollectionConfig } from 'payload';
import { advertisers } from '../access/advertisers.ts';
import { sellsPlaces } from '../access/role.ts';
import { staff } from '../access/staff.ts';
import { validateAddress } from '../fields/address.ts';
import { validateBannerCode } from '../fields/banner-code.ts';
import { editionField } from '../fields/edition.ts';
import { pictureField } from '../fields/pictures.ts';
import { industriesField } from '../fields/relations.ts';
import { fromToFields } from '../fields/time.ts';
import { groups } from './groups.ts';

/** Advertising in its places. Booked ahead: it appears and goes by its times, and nobody has to be there. */
export const banners: CollectionConfig = {
  slug: 'banners',
  labels: { singular: { en: 'Banner', zh: '广告' }, plural: { en: 'Banners', zh: '广告' } },
  admin: {
    group: groups.advertising,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'code', 'edition', 'advertiser', 'from', 'to'],
    listSearchableFields: ['title', 'code', 'advertiser'],
  },
  access: { read: staff, create: advertisers, update: advertisers, delete: advertisers },
  defaultSort: '-updatedAt',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Banner', zh: '广告' },
          fields: [
            {
              name: 'title',
              type: 'text',
              label: { en: 'Title', zh: '标题' },
              required: true,
              maxLength: 120,
              admin: {
                description: {
                  en: 'Read out instead of the picture to those who cannot see it.',
                  zh: '向看不到图片的读者朗读的文字。',
                },
              },
            },
            pictureField('image', { en: 'Picture', zh: '图片' }, { required: true }),
            pictureField(
              'image2',
              { en: 'Large picture', zh: '大图' },
              {
                description: {
                  en: 'For the banner at the top of the front page, on a reader’s first visit.',
                  zh: '用于首页顶部广告，读者首次访问时展示。',
                },
              },
            ),
            {
              name: 'target',
              type: 'text',
              label: { en: 'Leads to', zh: '链接地址' },
              required: true,
              validate: validateAddress,
            },
          ],
        },
        {
          label: { en: 'Booking', zh: '投放' },
          fields: [
            {
              name: 'advertiser',
              type: 'text',
              label: { en: 'Advertiser', zh: '广告主' },
              maxLength: 120,
              admin: { description: { en: 'Readers do not see it.', zh: '不对读者展示。' } },
            },
            { type: 'row', fields: fromToFields() },
            {
              ...industriesField,
              admin: {
                description: {
                  en: 'Empty: shown wherever its place is. Otherwise only on pages of these industries.',
                  zh: '留空则在该广告位处处展示；否则仅在所选行业的页面展示。',
                },
              },
            },
          ],
        },
      ],
    },
    editionField({ mayWrite: sellsPlaces }),
    {
      name: 'code',
      type: 'text',
      label: { en: 'Place', zh: '广告位' },
      required: true,
      index: true,
      validate: validateBannerCode,
      admin: {
        position: 'sidebar',
        placeholder: 'home_top_cn',
        description: {
          en: 'The code of its place. On the front page: home_top (under the navigation), home_side (beside the latest, 7:3), home_band (between two bands, 160:9), each with _cn or _en. In the menu: an industry’s own code.',
          zh: '广告位代码。首页：home_top（导航下方）、home_side（“最新”栏下方，7:3）、home_band（栏目之间，160:9），后加 _cn 或 _en。菜单：行业自己的代码。',
        },
      },
    },
    {
      name: 'weight',
      type: 'number',
      label: { en: 'Weight', zh: '权重' },
      required: true,
      defaultValue: 1,
      min: 1,
      max: 1000,
      admin: {
        position: 'sidebar',
        step: 1,
        description: {
          en: 'With 2 it is shown twice as often as its neighbours with 1.',
          zh: '权重 2 的展示机会是权重 1 的两倍。',
        },
      },
    },
  ],
};
