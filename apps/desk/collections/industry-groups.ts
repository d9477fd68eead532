import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { staff } from '../access/staff.ts';
import { bilingualText } from '../fields/bilingual.ts';
import { orderField } from '../fields/order.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';

export const industryGroups: CollectionConfig = {
  slug: 'industry_groups',
  labels: {
    singular: { en: 'Industry group', zh: '行业分组' },
    plural: { en: 'Industry groups', zh: '行业分组' },
  },
  admin: {
    group: groups.reference,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'order'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  defaultSort: 'order',
  versions: { drafts: false, maxPerDoc: 20 },
  fields: [
    { type: 'row', fields: bilingualText('type_name', { en: 'Name', zh: '名称' }) },
    orderField,
    labelField,
  ],
};
