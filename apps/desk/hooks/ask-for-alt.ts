import { editionIds } from '@ironbridge/domain';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { findOwnEdition } from '../access/role.ts';
import { inLanguageOf } from '../words.ts';
import type { Row } from './row.ts';

/**
 * A picture says in words what it shows, in the language of who brings it at least. Only people are asked: an import
 * of a catalogue cannot know.
 */
export const askForAlt: CollectionBeforeValidateHook<Row> = ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST') return data;
  const picture: Partial<Row> = { ...originalDoc, ...data };
  const mime = picture['mimeType'];
  if (typeof mime !== 'string' || !mime.startsWith('image/')) return data;
  if (editionIds.some((edition) => isText(picture[`alt_${edition}`]))) return data;
  throw new ValidationError(
    {
      collection: 'media',
      errors: [
        {
          path: `alt_${findOwnEdition(req.user) ?? editionIds[0]}`,
          message: inLanguageOf(req, {
            en: 'Say in a sentence what the picture shows.',
            zh: '请用一句话说明图片内容。',
          }),
        },
      ],
      req,
    },
    req.t,
  );
};

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
