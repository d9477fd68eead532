import type { CollectionConfig } from 'payload';
import { editionField } from '../fields/edition.ts';
import { orderField } from '../fields/order.ts';
import { editionRecord } from './edition-record.ts';
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
  ...editionRecord,
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
