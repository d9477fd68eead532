import type { TextField } from 'payload';

/** Places in one language only, from before each edition had its own. The release before this one still reads them. */
export const onePlaceFields: TextField[] = ['province', 'city'].map((name) => ({
  name,
  type: 'text',
  label: { en: 'Place (before)', zh: '地点（旧）' },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}));
