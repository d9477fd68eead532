import { Type } from 'typebox';
import {
  BannerListSchema,
  BannersSchema,
  BannersSeenSchema,
  BannerTargetSchema,
  BannerTouchSchema,
} from './banner.schema.ts';
import { ViewSchema } from './view.schema.ts';

/** Every call that leaves something behind: what its body holds, and nothing besides. Never kept by any cache. */
export const postCalls = {
  views: {
    owner: 'api',
    path: '/api/views',
    summary: 'A page was shown: its address, sent once it has been there for a moment',
    body: ViewSchema,
    data: Type.Null(),
  },
  bannerList: {
    owner: 'api',
    path: '/api/banner/list',
    summary: 'The banners of a place, in the order drawn for this minute',
    body: BannerListSchema,
    data: BannersSchema,
  },
  bannerSeen: {
    owner: 'api',
    path: '/api/banner/seen',
    summary: 'Banners that were half in view for a second, each by its token and sign',
    body: BannersSeenSchema,
    data: Type.Null(),
  },
  bannerClick: {
    owner: 'api',
    path: '/api/banner/click',
    summary: 'A banner was followed: where it leads. /redirect asks this and goes there',
    body: BannerTouchSchema,
    data: BannerTargetSchema,
  },
} as const;

export type PostCalls = typeof postCalls;
export type PostCallName = keyof PostCalls;
