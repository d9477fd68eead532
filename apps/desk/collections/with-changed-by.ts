import type { CollectionBeforeChangeHook, CollectionConfig, RelationshipField } from 'payload';
import { hasDrafts } from './traits.ts';

const changedByField: RelationshipField = {
  name: 'changed_by',
  type: 'relationship',
  label: { en: 'Last changed by', zh: '最后修改人' },
  relationTo: 'users',
  maxDepth: 0,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

/** Whose draft it is. What a program does in nobody's name changes nothing in that. */
const setChangedBy: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, changed_by: req.user.id } : data;

export function withChangedBy(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    fields: [...collection.fields, changedByField],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), setChangedBy] },
  };
}
