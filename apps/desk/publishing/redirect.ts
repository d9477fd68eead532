import type { RedirectDocument } from '@ironbridge/search';
import type { Redirect } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { nothingRelated } from './embedder.ts';
import { createSource } from './source.ts';

export const redirects = createSource({
  collection: 'redirects',
  find: (payload, query) => payload.find({ collection: 'redirects', ...query }),
  project: (record) => toRedirects(record),
});

function toRedirects(record: Redirect) {
  return toEach<RedirectDocument>(record, nothingRelated, {
    kind: 'redirect',
    shownIn: (edition) => record.edition === 'both' || record.edition === edition,
    toOwn: () => ({
      from: record.from,
      match: record.match,
      to: record.to,
      permanent: record.permanent ?? false,
    }),
  });
}
