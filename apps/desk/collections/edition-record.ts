import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';

/** Short lists of one edition, without drafts: each editor writes their own edition's, in the order given. */
export const editionRecord = {
  access: { read: staff, create: editors, update: ownEdition, delete: ownEdition },
  defaultSort: 'order',
  hooks: { beforeOperation: [refuseForeignMany] },
} satisfies Pick<CollectionConfig, 'access' | 'defaultSort' | 'hooks'>;
