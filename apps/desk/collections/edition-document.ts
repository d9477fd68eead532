import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { ownEdition } from '../access/own-edition.ts';
import { staff } from '../access/staff.ts';
import { commitEachOfMany } from '../hooks/commit-each-of-many.ts';
import { keepDraftsApart } from '../hooks/keep-drafts-apart.ts';
import { refuseForeignMany } from '../hooks/refuse-foreign-many.ts';
import { refuseOwnIds } from '../hooks/refuse-own-ids.ts';
import { setPublishTime } from '../hooks/set-publish-time.ts';
import { scheduleEndpoint } from '../scheduling/schedule-endpoint.ts';
import type { DraftedSlug } from './drafted.ts';

type Part = 'access' | 'defaultSort' | 'endpoints' | 'hooks' | 'versions';

/** What every kind with drafts in one edition has in common: who may write it, its versions and schedule. */
export function editionDocument(slug: DraftedSlug): Required<Pick<CollectionConfig, Part>> & {
  hooks: {
    beforeOperation: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>;
  };
  endpoints: NonNullable<Exclude<CollectionConfig['endpoints'], false>>;
} {
  return {
    access: {
      read: staff,
      readVersions: staff,
      create: editors,
      update: ownEdition,
      delete: ownEdition,
    },
    defaultSort: '-updatedAt',
    endpoints: [scheduleEndpoint(slug)],
    versions: {
      maxPerDoc: 100,
      drafts: { autosave: { interval: 2000 }, schedulePublish: true },
    },
    hooks: {
      beforeOperation: [refuseOwnIds, refuseForeignMany, keepDraftsApart, commitEachOfMany],
      beforeChange: [setPublishTime],
    },
  };
}
