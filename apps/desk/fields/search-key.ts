import type { TextField } from 'payload';

/** Names in both languages as one line, for lists and pickers. The database keeps it (see the migrations). */
export const labelField: TextField = {
  name: 'label',
  type: 'text',
  label: { en: 'Name', zh: '名称' },
  index: true,
  // In lists, but not in forms.
  admin: { condition: () => false },
};

/**
 * The same words, spread so that PostgreSQL's trigram index also finds one or two Chinese characters.
 * The database keeps it, and hooks/search-by-key.ts asks it.
 */
export const searchKeyField: TextField = {
  name: 'search_key',
  type: 'text',
  label: { en: 'Search key', zh: '检索键' },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};
