import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { editionField } from '../fields/edition.ts';
import { orderField } from '../fields/order.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
import { groups } from './groups.ts';

/** The rows of the video page. */
export const videoBlocks: CollectionConfig = {
  slug: 'video_blocks',
  labels: {
    singular: { en: 'Video block', zh: '视频栏目' },
    plural: { en: 'Video blocks', zh: '视频栏目' },
  },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'edition', 'order'],
  },
  access: { read: staff, create: editors, update: ownEdition, delete: ownEdition },
  defaultSort: 'order',
  hooks: { beforeOperation: [refuseForeignMany] },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', zh: '名称' },
      required: true,
      maxLength: 60,
    },
    editionField(),
    orderField,
  ],
};
