import { dayMs, editionIds } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { catalogueWriters } from '../access/catalogue-writers.ts';
import { isAdministrator } from '../access/role.ts';
import { staff } from '../access/staff.ts';
import { bilingualLive, bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { currencyField } from '../fields/currency.ts';
import { languageNames } from '../fields/language-names.ts';
import { listingReviewField } from '../fields/listing-review.ts';
import { listingStateField, refusalReasonField } from '../fields/listing-state.ts';
import { industriesField } from '../fields/relations.ts';
import { labelField, searchKeyField } from '../fields/search-key.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { searchByKey } from '../hooks/search-by-key.ts';
import { showInItsLanguage } from '../hooks/show-in-its-language.ts';
import { groups } from './groups.ts';

const usualDays = 90;

/** What members want to buy or sell. Readers see it once an editor has approved it, and until it expires. */
export const listings: CollectionConfig = {
  slug: 'listings',
  labels: {
    singular: { en: 'Listing', zh: '供求信息' },
    plural: { en: 'Supply and demand', zh: '供求信息' },
  },
  admin: {
    group: groups.catalogue,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'kind', 'state', 'expires', 'live_cn', 'live_en', 'updatedAt'],
    listSearchableFields: ['label'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: catalogueWriters,
    update: catalogueWriters,
    delete: administrators,
  },
  defaultSort: '-updatedAt',
  versions: { drafts: false, maxPerDoc: 20 },
  hooks: {
    beforeOperation: [searchByKey('label'), refuseOwnIds, commitEachOfMany],
    beforeChange: [showInItsLanguage],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Listing', zh: '信息' },
          fields: [
            {
              name: 'kind',
              type: 'radio',
              label: { en: 'Kind', zh: '类别' },
              required: true,
              index: true,
              defaultValue: 'demand',
              options: [
                { value: 'demand', label: { en: 'Demand', zh: '求购' } },
                { value: 'supply', label: { en: 'Supply', zh: '供应' } },
              ],
            },
            {
              type: 'row',
              fields: bilingualText('title', { en: 'Title', zh: '标题' }, { required: true }),
            },
            ...bilingualTextarea('detail', { en: 'Details', zh: '详细说明' }, 8),
            industriesField,
          ],
        },
        {
          label: { en: 'Quantity and price', zh: '数量与价格' },
          fields: [
            { name: 'quantity', type: 'number', label: { en: 'Quantity', zh: '数量' }, min: 0 },
            { type: 'row', fields: bilingualText('unit', { en: 'Unit', zh: '单位' }) },
            {
              type: 'row',
              fields: [
                {
                  name: 'price',
                  type: 'number',
                  label: { en: 'Price per unit', zh: '单价' },
                  min: 0,
                  admin: {
                    description: { en: 'Empty: to be agreed.', zh: '留空表示面议。' },
                  },
                },
                currencyField,
              ],
            },
            { type: 'row', fields: bilingualText('place', { en: 'Place', zh: '所在地' }) },
          ],
        },
      ],
    },
    listingStateField,
    listingReviewField,
    refusalReasonField,
    ...bilingualLive('title'),
    {
      name: 'expires',
      type: 'date',
      label: { en: 'Expires', zh: '有效期至' },
      required: true,
      index: true,
      defaultValue: () => new Date(Date.now() + usualDays * dayMs).toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
      },
    },
    {
      name: 'original',
      type: 'select',
      label: { en: 'Written in', zh: '原文语言' },
      options: editionIds.map((id) => ({ value: id, label: languageNames[id] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'member',
      type: 'text',
      label: { en: 'Posted by (member number)', zh: '发布会员编号' },
      maxLength: 64,
      index: true,
      access: { update: ({ req }) => isAdministrator(req.user) },
      admin: {
        position: 'sidebar',
        description: {
          en: 'Only the number is kept here; how to reach the member is in the member service.',
          zh: '这里只存编号，联系方式由会员系统保管。',
        },
      },
    },
    labelField,
    searchKeyField,
  ],
};
