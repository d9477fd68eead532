export * from './aliases.ts';
export * from './documents.ts';
export * from './fields.ts';
export * from './list-search.ts';
export * from './mappings.ts';
export * from './readable.ts';
