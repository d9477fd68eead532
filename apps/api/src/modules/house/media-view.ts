import { shanghaiTimestamp } from '@ironbridge/domain';
import type { MediaCardDocument, MediaItemDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
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
