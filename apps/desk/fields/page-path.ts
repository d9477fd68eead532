import { isEditionId } from '@ironbridge/domain';
import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

/** `/about/intro`: parts of small letters, digits and hyphens, and no slash at the end. */
function isPagePath(text: string): boolean {
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/.test(text) && text.length <= 120;
}

export const validatePagePath: TextFieldSingleValidation = async (value, { data, id, req }) => {
  if (!value || !isPagePath(value)) {
    return inLanguageOf(req, {
      en: 'Give a path such as /about/intro: small letters, digits and hyphens between slashes.',
      zh: '请填写形如 /about/intro 的路径：以 / 开头，只含小写字母、数字和连字符。',
    });
  }
  const edition = 'edition' in data ? data.edition : undefined;
  if (!isEditionId(edition)) return true;
  const taken = await req.payload.count({
    collection: 'pages',
    where: {
      and: [
        { edition: { equals: edition } },
        { path: { equals: value } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    req,
  });
  return taken.totalDocs === 0
    ? true
    : inLanguageOf(req, {
        en: 'Another page of this edition has this path.',
        zh: '该站点已有页面使用这个路径。',
      });
};
