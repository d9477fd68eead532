import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { hasDrafts, hasLiveFlags } from '../collections/traits.ts';
import type { Advice } from './length.ts';
import { mapFields } from './map-fields.ts';

/** What fits where it is shown: a headline in two lines, a standfirst, a card, a search engine's page of results. */
const advice: Readonly<Record<string, Advice>> = {
  title: { cn: 30, en: 75 },
  standfirst: { cn: 120, en: 280 },
  summary: { cn: 90, en: 180 },
  brief: { cn: 90, en: 180 },
  'seo.title': { cn: 30, en: 60 },
  'seo.description': { cn: 80, en: 155 },
};

/** Shows beside the texts whose length matters how long they are and should be, and stops nobody. */
export function withCounts(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection) && !hasLiveFlags(collection)) return collection;
  return { ...collection, fields: mapFields(collection.fields, toCounted) };
}

function toCounted(field: Field, path: string): Field {
  const most = advice[path.replace(/_(cn|en)$/, '')];
  if (most === undefined || (field.type !== 'text' && field.type !== 'textarea')) return field;
  return withCount(field, most);
}

function withCount<F extends TextField | TextareaField>(field: F, most: Advice): F {
  const count = { path: './components/Count.tsx#Count', clientProps: { most } };
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, afterInput: [count] } },
  };
}
