import { frontPlaces, isEditionId } from '@ironbridge/domain';
import type { CollectionConfig, Where } from 'payload';
import { administrators } from '../access/administrators.ts';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { editionField } from '../fields/edition.ts';
import { fromToFields } from '../fields/time.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
import { frontCollections } from './front-collections.ts';
import { frontPlaceLabels } from './front-place-labels.ts';
import { groups } from './groups.ts';

/** One record for each edition: what editors put on the front page by hand. The rest fills itself. */
export const frontPages: CollectionConfig = {
  slug: 'front_pages',
  labels: {
    singular: { en: 'Front page', zh: '首页编排' },
    plural: { en: 'Front pages', zh: '首页编排' },
  },
  admin: {
    group: groups.news,
    hideAPIURL: true,
    useAsTitle: 'edition',
    defaultColumns: ['edition', 'updatedAt'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: editors,
    update: ownEdition,
    delete: administrators,
  },
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { beforeOperation: [refuseForeignMany] },
  fields: [
    {
      name: 'slots',
      type: 'array',
      label: { en: 'Slots', zh: '推荐位' },
      labels: { singular: { en: 'Slot', zh: '推荐位' }, plural: { en: 'Slots', zh: '推荐位' } },
      maxRows: 60,
      admin: {
        components: { RowLabel: './components/SlotLabel.tsx#SlotLabel' },
        description: {
          en: 'Drag to order. In each place the first that is due is shown first; empty places fill with the newest.',
          zh: '拖动可调整顺序。每个位置按此顺序展示有效内容，未安排的位置自动填充最新内容。',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'place',
              type: 'select',
              label: { en: 'Place', zh: '位置' },
              required: true,
              defaultValue: 'lead',
              options: frontPlaces.map((place) => ({
                value: place,
                label: { ...frontPlaceLabels[place] },
              })),
              admin: { width: '30%' },
            },
            {
              name: 'item',
              type: 'relationship',
              label: { en: 'Item', zh: '内容' },
              relationTo: Object.values(frontCollections),
              required: true,
              filterOptions: ({ data, relationTo }: { data: object; relationTo: string }) =>
                toOwnItems(data, relationTo),
              admin: { width: '70%' },
            },
          ],
        },
        { type: 'row', fields: fromToFields() },
      ],
    },
    editionField({ unique: true }),
  ],
};

/** Only what this edition's readers can be shown some day: its own documents, and records live in its language. */
function toOwnItems(data: object, relationTo: string): Where | true {
  const edition = 'edition' in data ? data.edition : undefined;
  if (!isEditionId(edition)) return true;
  const { article, video, paper } = frontCollections;
  return [article, video, paper].some((slug) => slug === relationTo)
    ? { edition: { equals: edition } }
    : { [`live_${edition}`]: { equals: true } };
}
