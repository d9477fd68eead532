import { shanghaiTimestamp } from '@ironbridge/domain';
import type { PaperCardDocument, PaperDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

type Card = WireOf<'paperList'>['list'][number];

/** Field by field: where the file itself lies is nobody's business here. */
export function toPaperCard(document: PaperCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    title: document.title,
    brief: document.brief,
    image: pictures.picture(document.picture),
    publish_time: shanghaiTimestamp(document.publish_time),
    pages: document.pages,
    bytes: document.bytes,
    supplier: document.supplier && pictures.supplier(document.supplier),
    industrys: names.industries(document.industries),
  };
}

export function toPaper(
  document: PaperDocument,
  view: View,
  twin: PaperDocument | undefined,
): WireOf<'paperInfo'> {
  return {
    ...toPaperCard(document, view),
    inside: document.inside,
    opening: document.opening,
    tags: view.names.tags(document.tags),
    seo: view.pictures.seo(document.seo),
    twin: twin ? { id: twin.id } : null,
  };
}
