import type { CollectionConfig } from 'payload';
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { orderField } from '../fields/order.ts';
import { pictureField } from '../fields/pictures.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

/** The house’s management, as readers see it; who signs in at the desk is in `users`. */
export const people: CollectionConfig = {
  slug: 'people',
  labels: {
    singular: { en: 'Manager', zh: '管理层成员' },
    plural: { en: 'Management', zh: '管理团队' },
  },
  admin: {
    group: groups.company,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'portrait', 'position_cn', 'position_en', 'order'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  defaultSort: 'order',
  fields: [
    { type: 'row', fields: bilingualText('name', { en: 'Name', zh: '姓名' }, { required: true }) },
    { type: 'row', fields: bilingualText('position', { en: 'Position', zh: '职务' }) },
    ...bilingualTextarea('bio', { en: 'About the person', zh: '个人简介' }, 6),
    pictureField('portrait', { en: 'Portrait', zh: '肖像' }),
    orderField,
    labelField,
  ],
};
