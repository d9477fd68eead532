import type { CheckboxField, CollectionConfig, Field, UploadField } from 'payload';
import { mapFields } from './map-fields.ts';

/** Pictures are to be seen in lists, not named, and flags as marks; and a page of a list is long enough to look through. */
export function withCells(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: {
      ...collection.admin,
      pagination: { defaultLimit: 25, ...collection.admin?.pagination },
    },
    fields: mapFields(collection.fields, toCelled),
  };
}

function toCelled(field: Field): Field {
  if (field.type === 'upload' && field.relationTo === 'media')
    return withCell(field, 'PictureCell');
  return field.type === 'checkbox' ? withCell(field, 'FlagCell') : field;
}

function withCell<F extends UploadField | CheckboxField>(field: F, name: string): F {
  const Cell = `./components/${name}.tsx#${name}`;
  return {
    ...field,
    admin: { ...field.admin, components: { Cell, ...field.admin?.components } },
  };
}
