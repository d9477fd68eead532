import type { EditionId } from '@ironbridge/domain';
import type { IndexName } from './aliases.ts';
import { common } from './index-shape.ts';
import { shapes } from './kinds/all.ts';

/** A thousand properties of products, each with its two ends. */
export const fieldLimit = 4000;

export interface IndexBody {
  readonly settings: object;
  readonly mappings: object;
}

export function indexBody(name: IndexName, edition: EditionId, replicas: number): IndexBody {
  const shape = name === 'reference' ? undefined : shapes[name];
  const sort = shape?.sort;
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      // Publishing makes itself searchable at once; the timer is for bulk work alone.
      refresh_interval: '1s',
      // How long the version of a deleted document is remembered: an older write that comes late must not bring it back.
      'index.gc_deletes': '10m',
      'index.mapping.total_fields.limit': fieldLimit,
      ...(sort ? { 'index.sort.field': sort.field, 'index.sort.order': sort.order } : {}),
    },
    mappings: shape
      ? {
          dynamic: 'strict',
          ...(shape.templates ? { dynamic_templates: shape.templates } : {}),
          properties: { ...common, ...shape.properties(edition) },
        }
      : { dynamic: false, properties: {} },
  };
}
