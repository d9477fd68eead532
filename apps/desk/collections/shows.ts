import type { CollectionConfig } from 'payload';
import { catalogueKeepers } from '../access/catalogue-keepers.ts';
import { catalogueWriters } from '../access/catalogue-writers.ts';
import { staff } from '../access/staff.ts';
import { validateWebAddress } from '../fields/address.ts';
import { bilingualLive, bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { countryField } from '../fields/country.ts';
import { dayField } from '../fields/day.ts';
import { exhibitorsField } from '../fields/exhibitors.ts';
import { pictureField } from '../fields/pictures.ts';
import { industriesField } from '../fields/relations.ts';
import { labelField } from '../fields/search-key.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { refuseWrongDays } from '../hooks/refuse-wrong-days.ts';
import { groups } from './groups.ts';

export const shows: CollectionConfig = {
  slug: 'shows',
  labels: {
    singular: { en: 'Trade show', zh: '展会' },
    plural: { en: 'Trade shows', zh: '展会' },
  },
  admin: {
    group: groups.catalogue,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'picture', 'from', 'to', 'city_cn', 'live_cn', 'live_en'],
    listSearchableFields: ['label'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: catalogueWriters,
    update: catalogueWriters,
    delete: catalogueKeepers,
  },
  defaultSort: '-from',
  versions: { drafts: false, maxPerDoc: 20 },
  hooks: {
    beforeOperation: [refuseOwnIds, commitEachOfMany],
    beforeValidate: [refuseWrongDays],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Show', zh: '展会' },
          fields: [
            {
              type: 'row',
              fields: bilingualText('name', { en: 'Name', zh: '名称' }, { required: true }),
            },
            {
              type: 'row',
              fields: [
                dayField(
                  'from',
                  { en: 'First day', zh: '开幕日期' },
                  { required: true, index: true },
                ),
                dayField('to', { en: 'Last day', zh: '闭幕日期' }, { required: true, index: true }),
              ],
            },
            ...bilingualTextarea('about', { en: 'About the show', zh: '展会介绍' }, 8),
            pictureField('picture', { en: 'Picture', zh: '图片' }),
          ],
        },
        {
          label: { en: 'Place and organiser', zh: '地点与主办方' },
          fields: [
            countryField,
            { type: 'row', fields: bilingualText('city', { en: 'City', zh: '城市' }) },
            { type: 'row', fields: bilingualText('venue', { en: 'Venue', zh: '展馆' }) },
            { type: 'row', fields: bilingualText('organiser', { en: 'Organiser', zh: '主办方' }) },
            {
              name: 'website',
              type: 'text',
              label: { en: 'Website', zh: '官方网站' },
              validate: validateWebAddress,
            },
          ],
        },
        { label: { en: 'Exhibitors', zh: '参展商' }, fields: [exhibitorsField] },
        { label: { en: 'Relations', zh: '关联' }, fields: [industriesField] },
      ],
    },
    ...bilingualLive('name'),
    labelField,
  ],
};
