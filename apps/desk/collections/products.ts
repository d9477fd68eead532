import type { CollectionConfig } from 'payload';
import { catalogueKeepers } from '../access/catalogue-keepers.ts';
import { catalogueWriters } from '../access/catalogue-writers.ts';
import { staff } from '../access/staff.ts';
import { bilingualLive, bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { currencyField } from '../fields/currency.ts';
import { ownNumberField } from '../fields/own-number.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { labelField, searchKeyField } from '../fields/search-key.ts';
import { specsField } from '../fields/specs.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { searchByKey } from '../hooks/search-by-key.ts';
import { groups } from './groups.ts';

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: { en: 'Product', zh: '产品' }, plural: { en: 'Products', zh: '产品' } },
  admin: {
    group: groups.catalogue,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'pictures', 'model', 'supplier', 'live_cn', 'live_en', 'updatedAt'],
    listSearchableFields: ['label'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: catalogueWriters,
    update: catalogueWriters,
    delete: catalogueKeepers,
  },
  defaultSort: '-updatedAt',
  versions: { drafts: false, maxPerDoc: 20 },
  indexes: [{ fields: ['supplier', 'own_number'], unique: true }],
  hooks: { beforeOperation: [searchByKey('label'), refuseOwnIds, commitEachOfMany] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Description', zh: '介绍' },
          fields: [
            {
              type: 'row',
              fields: bilingualText('name', { en: 'Name', zh: '名称' }, { required: true }),
            },
            {
              type: 'row',
              fields: [
                { name: 'model', type: 'text', label: { en: 'Model', zh: '型号' } },
                {
                  name: 'supplier',
                  type: 'relationship',
                  label: { en: 'Supplier', zh: '供应商' },
                  relationTo: 'suppliers',
                },
              ],
            },
            ...bilingualTextarea('summary', { en: 'Summary', zh: '摘要' }, 3),
            ...bilingualTextarea('description', { en: 'Description', zh: '详细介绍' }, 10),
          ],
        },
        { label: { en: 'Specifications', zh: '规格参数' }, fields: [specsField] },
        {
          label: { en: 'Price', zh: '价格' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'price_from',
                  type: 'number',
                  label: { en: 'Price from', zh: '最低价' },
                  min: 0,
                },
                {
                  name: 'price_to',
                  type: 'number',
                  label: { en: 'Price to', zh: '最高价' },
                  min: 0,
                },
                currencyField,
              ],
            },
            { type: 'row', fields: bilingualText('unit', { en: 'Unit', zh: '计价单位' }) },
            {
              name: 'minimum_order',
              type: 'number',
              label: { en: 'Minimum order', zh: '最小起订量' },
              min: 0,
            },
          ],
        },
        {
          label: { en: 'Pictures and files', zh: '图片与资料' },
          fields: [
            {
              name: 'pictures',
              type: 'upload',
              label: { en: 'Pictures', zh: '图片' },
              relationTo: 'media',
              hasMany: true,
              filterOptions: { mimeType: { contains: 'image/' } },
            },
            {
              name: 'data_sheet',
              type: 'upload',
              label: { en: 'Data sheet (PDF)', zh: '产品资料（PDF）' },
              relationTo: 'media',
              filterOptions: { mimeType: { equals: 'application/pdf' } },
            },
          ],
        },
        { label: { en: 'Relations', zh: '关联' }, fields: [industriesField, tagsField] },
      ],
    },
    ...bilingualLive('name'),
    ownNumberField({ en: 'Supplier’s product number', zh: '供应商产品编号' }, { unique: false }),
    labelField,
    searchKeyField,
  ],
};
