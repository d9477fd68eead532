export const importKinds = ['suppliers', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * A person moves it from `uploaded`, `checked` and `done`; the worker from all others. `fetching` brings pictures
 * from their addresses, before the rows that show them are written.
 */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'fetching',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** Column by column the field it fills, or null where it is left out. */
export type Mapping = (string | null)[];

export const rowStates = ['new', 'changed', 'unchanged', 'refused'] as const;
export type RowState = (typeof rowStates)[number];

/** What undoing did with a row, or why it left it alone. */
export const undoStates = ['deleted', 'restored', 'kept_changed', 'kept_used', 'gone'] as const;
export type UndoState = (typeof undoStates)[number];
