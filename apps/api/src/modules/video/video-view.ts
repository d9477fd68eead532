import { shanghaiTimestamp } from '@ironbridge/domain';
import type { VideoCardDocument, VideoDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

type Card = WireOf<'videoList'>['list'][number];

export function toVideoCard(document: VideoCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    title: document.title,
    image: pictures.picture(document.picture),
    summary: document.summary,
    publish_time: shanghaiTimestamp(document.publish_time),
    seconds: document.seconds,
    block: document.block,
    supplier: document.supplier && pictures.supplier(document.supplier),
    industrys: names.industries(document.industries),
  };
}

export function toVideo(
  document: VideoDocument,
  view: View,
  twin: VideoDocument | undefined,
): WireOf<'videoInfo'> {
  return {
    ...toVideoCard(document, view),
    file: document.file,
    captions: document.captions,
    embed: document.embed,
    tags: view.names.tags(document.tags),
    seo: view.pictures.seo(document.seo),
    twin: twin ? { id: twin.id } : null,
  };
}
