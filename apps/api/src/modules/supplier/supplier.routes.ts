import { itemTag, listTag, referenceTag, shanghaiDate, shanghaiDayEnd } from '@ironbridge/domain';
import { supplierListSearch, videoListSearch } from '@ironbridge/search';
import { findNumber, toBuckets } from '../../engine/aggregations.ts';
import { type RegisterCall, toJson } from '../../http/call-route.ts';
import { toListPage } from '../../http/list-page.ts';
import { toFilingFacets, toPlaceFacets } from '../../published/facets.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import type { TermService } from '../search/term.service.ts';
import { toVideoCard } from '../video/video-view.ts';
import { findSupplier } from './find-supplier.ts';
import { toSupplierCard } from './supplier-view.ts';

export function supplierRoutes(
  register: RegisterCall,
  published: Published,
  terms: TermService,
): void {
  register(
    'supplierList',
    listOf(published, {
      kind: 'supplier',
      search: (page, { country, province, city, certificate, sort, facets }) =>
        supplierListSearch({
          ...page,
          understood: terms.understand(page.keyword),
          country,
          province,
          city,
          certificate,
          sort,
          facets: facets === 1,
          today: shanghaiDate(new Date()),
        }),
      toCard: toSupplierCard,
      // Which certificates are good changes with the day.
      until: () => shanghaiDayEnd(new Date()),
      toFacets: ({ aggregations }, { view }) => ({
        ...toFilingFacets(aggregations, view),
        ...toPlaceFacets(aggregations),
        certificate: toCertificateFacet(aggregations),
      }),
    }),
  );
  register('supplierInfo', (query, edition) => findSupplier(published, query, edition));
  register('supplierVideos', async ({ id, ...query }, edition) => {
    const search = videoListSearch({ ...toListPage(query), supplier: id });
    const { documents, total } = await published.search('video', edition, search);
    const view = published.view(edition);
    return {
      json: toJson({ list: documents.map((row) => toVideoCard(row, view)), total }),
      tags: [
        referenceTag(edition),
        itemTag(edition, 'supplier', id),
        listTag(edition, 'video', 'supplier', id),
      ],
    };
  });
}

function toCertificateFacet(aggregations: unknown) {
  return toBuckets(aggregations, 'certificate', 'values', 'good', 'values').map(
    ({ key, count, within }) => ({
      name: String(key),
      count: findNumber(within, 'suppliers', 'doc_count') ?? count,
    }),
  );
}
