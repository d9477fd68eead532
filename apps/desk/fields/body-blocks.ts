import type { Block } from 'payload';
import { inLanguageOf } from '../words.ts';
import { parseTable } from './table-text.ts';

const picture: Block = {
  slug: 'picture',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'Picture', zh: '图片' }, plural: { en: 'Pictures', zh: '图片' } },
  fields: [
    {
      name: 'picture',
      type: 'upload',
      label: { en: 'Picture', zh: '图片' },
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    { name: 'caption', type: 'text', label: { en: 'Caption', zh: '图注' } },
    { name: 'credit', type: 'text', label: { en: 'Credit', zh: '图片来源' } },
  ],
};

const gallery: Block = {
  slug: 'gallery',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'Gallery', zh: '图集' }, plural: { en: 'Galleries', zh: '图集' } },
  fields: [
    {
      name: 'pictures',
      type: 'array',
      label: { en: 'Pictures', zh: '图片' },
      labels: { singular: { en: 'Picture', zh: '图片' }, plural: { en: 'Pictures', zh: '图片' } },
      minRows: 2,
      maxRows: 40,
      fields: [
        {
          name: 'picture',
          type: 'upload',
          label: { en: 'Picture', zh: '图片' },
          relationTo: 'media',
          required: true,
          filterOptions: { mimeType: { contains: 'image/' } },
        },
        { name: 'caption', type: 'text', label: { en: 'Caption', zh: '图注' } },
      ],
    },
  ],
};

const table: Block = {
  slug: 'table',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'Table', zh: '表格' }, plural: { en: 'Tables', zh: '表格' } },
  fields: [
    { name: 'caption', type: 'text', label: { en: 'Caption', zh: '表题' } },
    {
      name: 'cells',
      type: 'textarea',
      label: { en: 'Cells', zh: '单元格' },
      required: true,
      admin: {
        rows: 8,
        description: {
          en: 'Paste from a spreadsheet, or put | between cells. The first line is the head.',
          zh: '可直接从电子表格粘贴，或用 | 分隔单元格；首行为表头。',
        },
      },
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
        typeof value === 'string' && parseTable(value) !== undefined
          ? true
          : inLanguageOf(req, {
              en: 'A table needs a head and at least one row, each with as many cells as the head.',
              zh: '表格至少需要表头和一行内容，且各行单元格数须与表头一致。',
            }),
    },
  ],
};

const quote: Block = {
  slug: 'quote',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'Quote', zh: '引文' }, plural: { en: 'Quotes', zh: '引文' } },
  fields: [
    { name: 'text', type: 'textarea', label: { en: 'Text', zh: '内容' }, required: true },
    { name: 'source', type: 'text', label: { en: 'Who said it', zh: '出处' } },
  ],
};

const video: Block = {
  slug: 'video',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'Video', zh: '视频' }, plural: { en: 'Videos', zh: '视频' } },
  fields: [
    { name: 'title', type: 'text', label: { en: 'Title', zh: '标题' }, required: true },
    {
      name: 'file',
      type: 'upload',
      label: { en: 'Video file', zh: '视频文件' },
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'video/mp4' } },
    },
  ],
};

const productCard: Block = {
  slug: 'product_card',
  admin: { disableBlockName: true },
  labels: {
    singular: { en: 'Product card', zh: '产品卡片' },
    plural: { en: 'Product cards', zh: '产品卡片' },
  },
  fields: [
    {
      name: 'product',
      type: 'relationship',
      label: { en: 'Product', zh: '产品' },
      relationTo: 'products',
      required: true,
    },
  ],
};

const supplierCard: Block = {
  slug: 'supplier_card',
  admin: { disableBlockName: true },
  labels: {
    singular: { en: 'Supplier card', zh: '供应商卡片' },
    plural: { en: 'Supplier cards', zh: '供应商卡片' },
  },
  fields: [
    {
      name: 'supplier',
      type: 'relationship',
      label: { en: 'Supplier', zh: '供应商' },
      relationTo: 'suppliers',
      required: true,
    },
  ],
};

const file: Block = {
  slug: 'file',
  admin: { disableBlockName: true },
  labels: { singular: { en: 'File', zh: '文件' }, plural: { en: 'Files', zh: '文件' } },
  fields: [
    { name: 'title', type: 'text', label: { en: 'Title', zh: '标题' }, required: true },
    {
      name: 'file',
      type: 'upload',
      label: { en: 'File', zh: '文件' },
      relationTo: 'media',
      required: true,
    },
  ],
};

export const bodyBlocks: Block[] = [
  picture,
  gallery,
  table,
  quote,
  video,
  productCard,
  supplierCard,
  file,
];
