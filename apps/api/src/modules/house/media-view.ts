import { mediaItemKinds, shanghaiTimestamp } from '@ironbridge/domain';
import type { MediaCardDocument, MediaItemDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import { toDayFacet, toNamedFacet } from '../../published/facets.ts';
import type { View } from '../../published/published.ts';

export function toMediaCard(
  document: MediaCardDocument,
  { pictures }: View,
): WireOf<'mediaList'>['list'][number] {
  return {
    id: document.id,
    title: document.title,
    kind: document.kind,
    date: shanghaiTimestamp(document.date),
    image: pictures.picture(document.picture),
  };
}

export function toMedia(
  document: MediaItemDocument,
  view: View,
  twin: MediaItemDocument | undefined,
): WireOf<'mediaInfo'> {
  return {
    ...toMediaCard(document, view),
    body: view.pictures.body(document.body),
    downloads: document.downloads,
    seo: view.pictures.seo(document.seo),
    twin: twin ? { id: twin.id } : null,
  };
}

/** How many of each kind and of each year; a kind or a year without any is none to choose. */
export function toMediaFacets(aggregations: unknown) {
  const counts = new Map(
    toNamedFacet(aggregations, 'kind').map(({ name, count }) => [name, count]),
  );
  return {
    kind: mediaItemKinds.flatMap((kind) => {
      const count = counts.get(kind);
      return count ? [{ kind, count }] : [];
    }),
    year: toDayFacet(aggregations, 'year').map(({ day, count }) => ({
      year: Number(day.slice(0, 4)),
      count,
    })),
  };
}
