import { isEditionId, type TwinKind } from '@ironbridge/domain';
import type { CollectionAfterDeleteHook, CollectionConfig, UIField } from 'payload';
import type { Row } from '../hooks/row.ts';
import { refuseUntranslated } from './title.ts';
import { findTwinKind } from './twin-collections.ts';
import { twinEndpoints } from './twin-endpoints.ts';

const twinField: UIField = {
  name: 'twin',
  type: 'ui',
  label: { en: 'Twin', zh: '对照稿' },
  admin: {
    position: 'sidebar',
    components: {
      Field: './components/TwinField.tsx#TwinField',
      Cell: './components/TwinCell.tsx#TwinCell',
    },
  },
};

/** The pair view of a kind that is in twins/twin-collections.ts. */
export function withTwins(collection: CollectionConfig): CollectionConfig {
  const kind = findTwinKind(collection.slug);
  if (kind === undefined) return collection;
  const { admin, hooks } = collection;
  const columns = admin?.defaultColumns ?? [];
  return {
    ...collection,
    admin: {
      ...admin,
      defaultColumns: columns.flatMap((name) => (name === 'edition' ? [name, 'twin'] : [name])),
    },
    endpoints: [...(collection.endpoints || []), ...twinEndpoints(kind)],
    fields: [twinField, ...collection.fields],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), refuseUntranslated],
      afterDelete: [...(hooks?.afterDelete ?? []), dropPair(kind)],
    },
  };
}

/** What is left is free to be paired again. */
function dropPair(kind: TwinKind): CollectionAfterDeleteHook<Row> {
  return async ({ doc, req }) => {
    const edition = doc['edition'];
    if (!isEditionId(edition)) return;
    await req.payload.db.deleteMany({
      collection: 'twin_pairs',
      where: { and: [{ kind: { equals: kind } }, { [edition]: { equals: doc.id } }] },
      req,
    });
  };
}
