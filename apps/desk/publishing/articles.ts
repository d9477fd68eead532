import { toArticle } from './article.ts';
import { findBodyRelations } from './body-relations.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const articles = createSource({
  collection: 'articles',
  find: (payload, query) => payload.find({ collection: 'articles', ...query }),
  isLive: (record) => record._status === 'published',
  relations: ({ body, cover, seo, suppliers, products, industries }) => {
    const named = findBodyRelations(body);
    return {
      media: [...toIds([cover, seo?.picture]), ...named.media],
      suppliers: [...toIds(suppliers), ...named.suppliers],
      products: [...toIds(products), ...named.products],
      industries: toIds(industries),
    };
  },
  twins: 'article',
  project: (record, { related, twins, now }) => [
    toArticle({ record, twin: twins.get(record.id) ?? null }, related, now),
  ],
});
