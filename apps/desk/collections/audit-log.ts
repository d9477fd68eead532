import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { auditActions } from '../audit/actions.ts';
import { groups } from './groups.ts';

const actionOptions = Object.entries(auditActions).map(([value, label]) => ({
  value,
  label: { ...label },
}));

/**
 * Who did what, for good. Hooks write it within the transaction of what it tells of; nobody writes it over HTTP, and
 * the database refuses to change or delete a row. People are numbers here, not relations, so that one who has left
 * can be deleted while his deeds stay.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit_log',
  labels: {
    singular: { en: 'Entry', zh: '日志条目' },
    plural: { en: 'Audit log', zh: '操作日志' },
  },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'summary',
    defaultColumns: ['at', 'actor_name', 'action', 'collection', 'item', 'edition', 'summary'],
    listSearchableFields: ['item', 'actor_name'],
    pagination: { defaultLimit: 50 },
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-at',
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'at',
          type: 'date',
          label: { en: 'When', zh: '时间' },
          required: true,
          index: true,
          admin: {
            date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm:ss' },
          },
        },
        {
          name: 'action',
          type: 'select',
          label: { en: 'What', zh: '操作' },
          required: true,
          index: true,
          options: actionOptions,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'actor',
          type: 'number',
          label: { en: 'Person (id)', zh: '人员编号' },
          index: true,
        },
        { name: 'actor_name', type: 'text', label: { en: 'Person', zh: '人员' } },
        { name: 'role', type: 'text', label: { en: 'Role', zh: '角色' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'collection', type: 'text', label: { en: 'Collection', zh: '内容类别' } },
        { name: 'item', type: 'text', label: { en: 'Item (id)', zh: '条目编号' }, index: true },
        { name: 'edition', type: 'text', label: { en: 'Edition', zh: '站点' } },
      ],
    },
    { name: 'summary', type: 'text', label: { en: 'Summary', zh: '摘要' } },
  ],
};
