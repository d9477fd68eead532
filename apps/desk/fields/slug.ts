import { isEditionId, isSlug } from '@ironbridge/domain';
import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

/** Readable as an address and never mistaken for an id; one of a kind in its edition. */
export const validateSlug: TextFieldSingleValidation = async (value, { data, id, req }) => {
  if (!value) return true;
  if (!isSlug(value)) {
    return inLanguageOf(req, {
      en: 'Use small letters, digits and single hyphens, with at least one letter.',
      zh: '只能使用小写字母、数字和单个连字符，且至少含一个字母。',
    });
  }
  const edition = 'edition' in data ? data.edition : undefined;
  if (!isEditionId(edition)) return true;
  const taken = await req.payload.count({
    collection: 'articles',
    where: {
      and: [
        { edition: { equals: edition } },
        { diy_url: { equals: value } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    req,
  });
  return taken.totalDocs === 0
    ? true
    : inLanguageOf(req, {
        en: 'Another article of this edition has this slug.',
        zh: '该站点已有文章使用这个地址。',
      });
};
