import type { UploadField } from 'payload';
import type { Words } from '../words.ts';

/** One picture out of the files; films and documents are not offered. */
export function pictureField(
  name: string,
  label: Words,
  options: { required?: boolean; description?: Words } = {},
): UploadField {
  const { required = false, description } = options;
  return {
    name,
    type: 'upload',
    label,
    relationTo: 'media',
    required,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...(description ? { admin: { description } } : {}),
  };
}
