import type { CollectionConfig } from 'payload';
import { withAudit } from '../audit/with-audit.ts';
import { withCounts } from '../fields/with-counts.ts';
import { withThumbnails } from '../fields/with-thumbnails.ts';
import { withTakeDown } from '../take-down/with-take-down.ts';
import { withTwins } from '../twins/with-twins.ts';
import { withUsage } from '../usage/with-usage.ts';
import { withChangedBy } from './with-changed-by.ts';

/** What the desk gives every kind that is fit for it: each of these looks at the collection and adds its own. */
export function equip(collection: CollectionConfig): CollectionConfig {
  const tools = [
    withChangedBy,
    withCounts,
    withThumbnails,
    withTwins,
    withTakeDown,
    withUsage,
    withAudit,
  ];
  return tools.reduce((made, add) => add(made), collection);
}
