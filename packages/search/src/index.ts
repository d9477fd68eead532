export * from './aliases.ts';
export * from './documents.ts';
export * from './mappings.ts';
