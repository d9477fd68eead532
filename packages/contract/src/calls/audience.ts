import { BannerPlaceSchema, BannersSchema } from '../banner.schema.ts';
import type { CallTable } from './call.ts';

/** What is shown to readers and told by them: banners, page views. */
export const audienceCalls = {
  bannerPlace: {
    owner: 'api',
    path: '/api/banner/place',
    summary:
      'The banners of a place, in the order drawn for this minute; kept until one begins or ends',
    query: BannerPlaceSchema,
    data: BannersSchema,
  },
} as const satisfies CallTable;
