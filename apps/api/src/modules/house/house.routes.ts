import { listTag, toSourcePath } from '@ironbridge/domain';
import { mediaListSearch, pageByPathSearch } from '@ironbridge/search';
import { notFound, type RegisterCall } from '../../http/call-route.ts';
import { bodyMentions } from '../../published/body-mentions.ts';
import { answerOf, infoOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import { toMedia, toMediaCard, toMediaFacets } from './media-view.ts';
import { toPage } from './page-view.ts';

/** What the house says of itself. */
export function houseRoutes(register: RegisterCall, published: Published): void {
  register(
    'mediaList',
    listOf(published, {
      kind: 'media_item',
      search: (page, { kind, year, facets }) =>
        mediaListSearch({ ...page, kind, year, facets: facets === 1 }),
      toCard: toMediaCard,
      toFacets: ({ aggregations }) => toMediaFacets(aggregations),
    }),
  );
  const mentions = ({ body }: { readonly body: Parameters<typeof bodyMentions>[0] }) =>
    bodyMentions(body);
  register('mediaInfo', infoOf(published, { kind: 'media_item', toInfo: toMedia, mentions }));

  const answerPage = answerOf(published, { kind: 'page', toInfo: toPage, mentions });
  register('pageInfo', async ({ path }, edition) => {
    const found = await published.findOne('page', edition, pageByPathSearch(toSourcePath(path)));
    // Whichever page takes this path one day, its publishing drops the lists.
    if (found === undefined) throw notFound(listTag(edition, 'page'));
    return answerPage(found, edition);
  });
}
