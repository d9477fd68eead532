import type { VideoDocument } from '../kinds/video.ts';
import {
  byPublishTime,
  foundBy,
  type ListFilter,
  listSearch,
  type Search,
  termOf,
} from './list-search.ts';

export const videoCard = [
  'schema',
  'id',
  'title',
  'summary',
  'publish_time',
  'picture',
  'seconds',
  'block',
  'supplier',
  'industries',
] as const satisfies readonly (keyof VideoDocument)[];

export type VideoCardDocument = Pick<VideoDocument, (typeof videoCard)[number]>;

export interface VideoFilter extends ListFilter {
  readonly block?: number | undefined;
  readonly supplier?: number | undefined;
}

export function videoListSearch(filter: VideoFilter): Search<VideoCardDocument> {
  return listSearch(filter, {
    clauses: [termOf('block.id', filter.block), termOf('supplier.id', filter.supplier)],
    words: foundBy,
    sort: byPublishTime,
    source: videoCard,
  });
}
