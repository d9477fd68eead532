import type { RelationshipField } from 'payload';

/** What an item is filed under. Names are reference data, so an item keeps ids alone. */
export const industriesField: RelationshipField = {
  name: 'industries',
  type: 'relationship',
  label: { en: 'Industries', zh: '行业' },
  relationTo: 'industries',
  hasMany: true,
};

export const tagsField: RelationshipField = {
  name: 'tags',
  type: 'relationship',
  label: { en: 'Tags', zh: '标签' },
  relationTo: 'tags',
  hasMany: true,
};
