import type { CollectionConfig, Field } from 'payload';

/** One record = one edition, with a draft and a published state. */
export function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts);
}

/** Both languages in one record, each shown by its own flag. */
export function hasLiveFlags({ fields }: CollectionConfig): boolean {
  return hasField(fields, 'live_cn') && hasField(fields, 'live_en');
}

function hasField(fields: readonly Field[], name: string): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name === name) return true;
    if (field.type === 'tabs') return field.tabs.some((tab) => hasField(tab.fields, name));
    const laidOut = field.type === 'row' || field.type === 'collapsible';
    return laidOut && hasField(field.fields, name);
  });
}
