import type { CollectionConfig } from 'payload';
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { orderField } from '../fields/order.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

export const offices: CollectionConfig = {
  slug: 'offices',
  labels: { singular: { en: 'Office', zh: '办事处' }, plural: { en: 'Offices', zh: '办事处' } },
  admin: {
    group: groups.company,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'phone', 'email', 'head', 'order'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  defaultSort: 'order',
  fields: [
    { type: 'row', fields: bilingualText('name', { en: 'Name', zh: '名称' }, { required: true }) },
    ...bilingualTextarea('address', { en: 'Address', zh: '地址' }, 2),
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: { en: 'Telephone', zh: '电话' }, maxLength: 60 },
        { name: 'email', type: 'email', label: { en: 'E-mail', zh: '电子邮箱' } },
      ],
    },
    { type: 'row', fields: bilingualText('hours', { en: 'Opening hours', zh: '办公时间' }) },
    {
      name: 'head',
      type: 'checkbox',
      label: { en: 'Head office', zh: '总部' },
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    orderField,
    labelField,
  ],
};
