import type { CollectionConfig } from 'payload';
import { catalogueKeepers } from '../access/catalogue-keepers.ts';
import { catalogueWriters } from '../access/catalogue-writers.ts';
import { staff } from '../access/staff.ts';
import { validateWebAddress } from '../fields/address.ts';
import { bilingualLive, bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { certificatesField } from '../fields/certificates.ts';
import { contactsField } from '../fields/contacts.ts';
import { countryField } from '../fields/country.ts';
import { onePlaceFields } from '../fields/one-place.ts';
import { ownNumberField } from '../fields/own-number.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { labelField, searchKeyField } from '../fields/search-key.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { searchByKey } from '../hooks/search-by-key.ts';
import { groups } from './groups.ts';

export const suppliers: CollectionConfig = {
  slug: 'suppliers',
  labels: { singular: { en: 'Supplier', zh: '供应商' }, plural: { en: 'Suppliers', zh: '供应商' } },
  admin: {
    group: groups.catalogue,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'logo', 'city_cn', 'live_cn', 'live_en', 'updatedAt'],
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
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { beforeOperation: [searchByKey('label'), refuseOwnIds, commitEachOfMany] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Profile', zh: '简介' },
          fields: [
            {
              type: 'row',
              fields: bilingualText('name', { en: 'Name', zh: '名称' }, { required: true }),
            },
            ...bilingualTextarea('summary', { en: 'Summary', zh: '摘要' }, 3),
            ...bilingualTextarea('profile', { en: 'Profile', zh: '企业介绍' }, 10),
          ],
        },
        {
          label: { en: 'Facts', zh: '基本信息' },
          fields: [
            countryField,
            { type: 'row', fields: bilingualText('province', { en: 'Province', zh: '省份' }) },
            { type: 'row', fields: bilingualText('city', { en: 'City', zh: '城市' }) },
            {
              type: 'row',
              fields: [
                {
                  name: 'founded',
                  type: 'number',
                  label: { en: 'Founded (year)', zh: '成立年份' },
                  min: 1500,
                  max: 2100,
                },
                { name: 'staff', type: 'number', label: { en: 'Staff', zh: '员工人数' }, min: 0 },
              ],
            },
            {
              name: 'website',
              type: 'text',
              label: { en: 'Website', zh: '网站' },
              validate: validateWebAddress,
            },
            { name: 'brands', type: 'text', label: { en: 'Brands', zh: '品牌' }, hasMany: true },
            certificatesField,
          ],
        },
        {
          label: { en: 'Pictures', zh: '图片' },
          fields: [
            {
              name: 'logo',
              type: 'upload',
              label: { en: 'Logo', zh: '标志' },
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image/' } },
            },
            {
              name: 'pictures',
              type: 'upload',
              label: { en: 'Pictures', zh: '图片' },
              relationTo: 'media',
              hasMany: true,
              filterOptions: { mimeType: { contains: 'image/' } },
            },
          ],
        },
        { label: { en: 'Contacts', zh: '联系人' }, fields: [contactsField] },
        {
          label: { en: 'Relations', zh: '关联' },
          fields: [
            industriesField,
            tagsField,
            {
              name: 'videos',
              type: 'join',
              label: { en: 'Videos', zh: '视频' },
              collection: 'videos',
              on: 'supplier',
              admin: {
                allowCreate: false,
                defaultColumns: ['title', 'edition', '_status'],
                description: {
                  en: 'Videos that name this supplier.',
                  zh: '关联到该供应商的视频。',
                },
              },
            },
          ],
        },
      ],
    },
    ...bilingualLive('name'),
    ...onePlaceFields,
    ownNumberField({ en: 'Supplier number', zh: '供应商编号' }, { unique: true }),
    labelField,
    searchKeyField,
  ],
};
