import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { editors } from '../access/editors.ts';
import { staff } from '../access/staff.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';

/**
 * Records of the house in both languages: editors write them, each their own language, and only administrators
 * delete, since that takes them from both editions at once.
 */
export const houseRecord = {
  access: {
    read: staff,
    readVersions: staff,
    create: editors,
    update: editors,
    delete: administrators,
  },
  hooks: { beforeOperation: [refuseOwnIds, commitEachOfMany] },
} satisfies Pick<CollectionConfig, 'access' | 'hooks'>;
