import type { CollectionConfig, Field, UploadField } from 'payload';
import { mapFields } from './map-fields.ts';

/** Pictures are to be seen in lists, not named; and a page of a list is long enough to look through. */
export function withThumbnails(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: {
      ...collection.admin,
      pagination: { defaultLimit: 25, ...collection.admin?.pagination },
    },
    fields: mapFields(collection.fields, toPictured),
  };
}

function toPictured(field: Field): Field {
  return field.type === 'upload' && field.relationTo === 'media' ? withPicture(field) : field;
}

function withPicture<F extends UploadField>(field: F): F {
  const components = {
    ...field.admin?.components,
    Cell: './components/PictureCell.tsx#PictureCell',
  };
  return { ...field, admin: { ...field.admin, components } };
}
