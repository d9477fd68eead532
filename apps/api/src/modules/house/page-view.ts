import { shanghaiTimestamp } from '@ironbridge/domain';
import type { PageDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

export function toPage(
  document: PageDocument,
  { pictures }: View,
  twin: PageDocument | undefined,
): WireOf<'pageInfo'> {
  return {
    id: document.id,
    path: document.path,
    title: document.title,
    updated_time: shanghaiTimestamp(document.updated_at),
    body: pictures.body(document.body),
    seo: pictures.seo(document.seo),
    twin: twin ? { id: twin.id, path: twin.path } : null,
  };
}
