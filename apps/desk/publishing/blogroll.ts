import { type BlogrollDocument, documentSchema } from '@ironbridge/search';
import { withScheme } from '../fields/address.ts';
import { toItemTags } from './filing.ts';
import { findSafeHref } from './safe-href.ts';
import { createSource } from './source.ts';

export const blogrolls = createSource({
  collection: 'blogrolls',
  find: (payload, query) => payload.find({ collection: 'blogrolls', ...query }),
  project: ({ id, edition, updatedAt, title, url, url_rel, order }) => {
    const document: BlogrollDocument = {
      schema: documentSchema,
      id,
      edition,
      updated_at: updatedAt,
      title,
      url: findSafeHref(withScheme(url)) ?? '',
      url_rel: url_rel ?? '',
      order: order ?? 0,
    };
    return [
      {
        edition,
        document,
        tags: toItemTags('blogroll', document),
        uses: [],
        face: null,
        due: null,
      },
    ];
  },
});
