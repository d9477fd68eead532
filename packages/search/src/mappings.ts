import { type EditionId, isSearchKind, type Kind } from '@ironbridge/domain';
import type { IndexName } from './aliases.ts';
import { findAnalysis, findProperties } from './find/find-fields.ts';
import { common } from './index-shape.ts';
import { shapes } from './kinds/all.ts';

/** A thousand properties of products, each with its two ends. */
export const fieldLimit = 4000;

export interface IndexBody {
  readonly settings: object;
  readonly mappings: object;
}

export function indexBody(name: IndexName, edition: EditionId, replicas: number): IndexBody {
  const isKept = name === 'reference' || name === 'popular';
  const sort = isKept ? undefined : shapes[name].sort;
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      // Publishing makes itself searchable at once; the timer is for bulk work alone.
      refresh_interval: '1s',
      // How long the version of a deleted document is remembered: an older write that comes late must not bring it back.
      'index.gc_deletes': '10m',
      'index.mapping.total_fields.limit': fieldLimit,
      ...(isSearchKind(name) ? { analysis: findAnalysis } : {}),
      ...(sort ? { 'index.sort.field': sort.field, 'index.sort.order': sort.order } : {}),
    },
    mappings: isKept ? { dynamic: false, properties: {} } : toMappings(name, edition),
  };
}

function toMappings(kind: Kind, edition: EditionId): object {
  const { templates, properties } = shapes[kind];
  const isFound = isSearchKind(kind);
  return {
    dynamic: 'strict',
    ...(templates ? { dynamic_templates: templates } : {}),
    // What it is found by is in the document already: kept once more, it would only be read with every item.
    ...(isFound ? { _source: { excludes: ['find'] } } : {}),
    properties: {
      ...common,
      ...properties(edition),
      ...(isFound ? { find: { properties: findProperties } } : {}),
    },
  };
}
