import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { editors } from '../access/editors.ts';
import { staff } from '../access/staff.ts';
import { bilingualText } from '../fields/bilingual.ts';
import { industriesField } from '../fields/relations.ts';
import { labelField } from '../fields/search-key.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { groups } from './groups.ts';

export const tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: { en: 'Tag', zh: '标签' }, plural: { en: 'Tags', zh: '标签' } },
  admin: {
    group: groups.reference,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'grade', 'updatedAt'],
    listSearchableFields: ['label'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: editors,
    update: editors,
    delete: administrators,
  },
  versions: { drafts: false, maxPerDoc: 20 },
  hooks: { beforeOperation: [refuseOwnIds] },
  fields: [
    {
      type: 'row',
      fields: bilingualText('tag_name', { en: 'Name', zh: '名称' }, { required: true }),
    },
    industriesField,
    {
      name: 'grade',
      type: 'number',
      label: { en: 'Grade', zh: '等级' },
      defaultValue: 0,
      admin: {
        position: 'sidebar',
        description: { en: 'Higher grades are shown first.', zh: '等级越高越靠前。' },
      },
    },
    labelField,
  ],
};
