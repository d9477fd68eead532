import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { catalogueKeepers } from '../access/catalogue-keepers.ts';
import { nobody } from '../access/nobody.ts';
import { importEndpoints } from '../importing/endpoints/all.ts';
import { importKinds, importStates } from '../importing/import-run.ts';
import { kindWords, stateWords } from '../importing/state-words.ts';
import { groups } from './groups.ts';

/** One catalogue file and what became of it. Its rows are in road.import_row; the worker alone moves it on. */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: {
    singular: { en: 'Catalogue import', zh: '目录导入' },
    plural: { en: 'Catalogue imports', zh: '目录导入' },
  },
  admin: {
    group: groups.catalogue,
    hideAPIURL: true,
    useAsTitle: 'file_name',
    defaultColumns: ['file_name', 'kind', 'state', 'rows', 'person', 'createdAt'],
    listSearchableFields: ['file_name'],
    hidden: ({ user }) => !['administrator', 'catalogue'].some((role) => role === user['role']),
    components: {
      beforeListTable: ['./components/import/ImportStart.tsx#ImportStart'],
      views: {
        edit: { root: { Component: './components/import/ImportScreen.tsx#ImportScreen' } },
      },
    },
  },
  access: { read: catalogueKeepers, create: nobody, update: nobody, delete: administrators },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: importEndpoints,
  fields: [
    { name: 'file_name', type: 'text', label: { en: 'File', zh: '文件' }, required: true },
    {
      name: 'kind',
      type: 'select',
      label: { en: 'What it holds', zh: '内容' },
      required: true,
      options: importKinds.map((value) => ({ value, label: { ...kindWords[value] } })),
    },
    {
      name: 'state',
      type: 'select',
      label: { en: 'State', zh: '状态' },
      required: true,
      index: true,
      options: importStates.map((value) => ({ value, label: { ...stateWords[value] } })),
    },
    { name: 'rows', type: 'number', label: { en: 'Rows', zh: '行数' }, required: true },
    {
      name: 'person',
      type: 'relationship',
      label: { en: 'Imported by', zh: '导入人' },
      relationTo: 'users',
    },
    { name: 'headers', type: 'json', label: { en: 'Headers', zh: '表头' }, required: true },
    { name: 'mapping', type: 'json', label: { en: 'Columns', zh: '列对应' }, required: true },
    {
      name: 'supplier_number',
      type: 'text',
      label: { en: 'Supplier of every row', zh: '全部行的供应商' },
    },
    { name: 'counts', type: 'json', label: { en: 'Counts', zh: '统计' } },
    { name: 'done', type: 'number', label: { en: 'Done', zh: '已完成' }, defaultValue: 0 },
    { name: 'due', type: 'number', label: { en: 'To do', zh: '待完成' }, defaultValue: 0 },
    {
      name: 'cursor',
      type: 'number',
      label: { en: 'Last line done', zh: '已处理到行' },
      defaultValue: 0,
    },
  ],
};
