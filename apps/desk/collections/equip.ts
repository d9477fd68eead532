import type { CollectionConfig } from 'payload';
import { withAudit } from '../audit/with-audit.ts';
import { withCells } from '../fields/with-cells.ts';
import { withCounts } from '../fields/with-counts.ts';
import { withLocks } from '../locks/with-locks.ts';
import { withTakeDown } from '../take-down/with-take-down.ts';
import { withTwins } from '../twins/with-twins.ts';
import { withUsage } from '../usage/with-usage.ts';
import { withChangedBy } from './with-changed-by.ts';

const tools = [
  withChangedBy,
  withCounts,
  withCells,
  withTwins,
  withTakeDown,
  withUsage,
  withLocks,
  withAudit,
];

/** What the desk gives every kind that is fit for it: each of these looks at the collection and adds its own. */
export function equip(collection: CollectionConfig): CollectionConfig {
  return tools.reduce((made, add) => add(made), collection);
}
