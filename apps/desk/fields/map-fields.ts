import type { Field } from 'payload';

/** The fields of a form wherever they are laid out; in a group, with its name before theirs. */
export function mapFields(
  fields: readonly Field[],
  change: (field: Field, path: string) => Field,
  parent = '',
): Field[] {
  return fields.map((field) => {
    switch (field.type) {
      case 'tabs':
        return {
          ...field,
          tabs: field.tabs.map((tab) => ({
            ...tab,
            fields: mapFields(tab.fields, change, parent),
          })),
        };
      case 'row':
      case 'collapsible':
        return { ...field, fields: mapFields(field.fields, change, parent) };
      case 'group': {
        const path = 'name' in field && field.name ? `${parent}${field.name}.` : parent;
        return { ...field, fields: mapFields(field.fields, change, path) };
      }
      default:
        return change(field, 'name' in field && field.name ? parent + field.name : parent);
    }
  });
}
