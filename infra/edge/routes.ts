import { bodyLimits, listsOfDetails } from '@ironbridge/domain';
import type { Param, Route } from './src/route.ts';

const readMethods = ['GET', 'HEAD'] as const;
const listParams = ['sid', 'tid', 'keyword', 'page'] as const;
const feedParams = ['type', 'sid', 'tid'] as const;

const placeParams = ['country', 'province', 'city'] as const;
const listingParams = [
  'sid',
  'tid',
  'place',
  'since',
  'keyword',
  'sort',
  'facets',
  'page',
  'rows',
] as const;

const hallParams = ['place', 'sort', ...listParams] as const;

/** A screen: the same for every reader of its edition, so no cookie and one cached copy. */
function page(path: string, params: readonly Param[] = []): Route {
  return { ...fromWeb(path), params, data: true };
}

/** A detail whose id was left out: its list is told whatever was asked. */
function withoutId(path: string): Route {
  return { ...page(path), params: 'all' };
}

/** What web's host answers besides its screens. */
function fromWeb(path: string): Route {
  return {
    path,
    methods: readMethods,
    owner: 'web',
    cookie: false,
    visitor: false,
    cache: 'page',
    params: [],
    mostBytes: 0,
    data: false,
    listed: true,
  };
}

/** A page of one member's own: it passes with the session, is kept by nobody, and takes what its forms send. */
function ownPage(path: string, params: readonly Param[] = []): Route {
  return {
    ...fromWeb(path),
    methods: ['GET', 'HEAD', 'POST'],
    cookie: true,
    visitor: true,
    cache: 'never',
    params,
    mostBytes: bodyLimits.plainForm,
  };
}

/** Markup that a page fetches when it is wanted: kept like the page, and nobody asks for its data. */
function part(path: string, params: readonly Param[] = []): Route {
  return { ...fromWeb(path), params };
}

/** A call of published content, open to anyone. */
function call(path: string, params: readonly Param[] = []): Route {
  return { ...fromWeb(path), owner: 'api', params };
}

/** A call that leaves something behind: never kept, without a cookie, and its owner knows whom to count. */
function post(path: string): Route {
  return {
    ...call(path),
    methods: ['POST'],
    visitor: true,
    cache: 'never',
    mostBytes: bodyLimits.report,
  };
}

/** A call about a person: with the cookie, kept by nobody. */
function personal(path: string, params: readonly Param[] = []): Route {
  return { ...call(path, params), owner: 'member', cookie: true, visitor: true, cache: 'never' };
}

/** The same, where something is sent. */
function personalPost(path: string): Route {
  return { ...personal(path), methods: ['POST'], mostBytes: bodyLimits.words };
}

/**
 * Every path of the editions' hosts: who answers it, with which methods, whether the cookie passes, how it is
 * kept, and which query parameters count, in the order in which they are sent on. The cache's rules are made
 * from this table and a check holds it against the routes that web and the services declare.
 */
export const routes: readonly Route[] = [
  page('/'),
  page('/index'),
  page('/articles', listParams),
  page('/articles/newswire', ['date', ...listParams]),
  page('/articles/:type', listParams),
  page('/article/:idOrSlug'),
  page('/videos', listParams),
  page('/videos/block/:id', ['page']),
  page('/videos/info/:id'),
  page('/whitepapers', listParams),
  page('/whitepapers/policy'),
  page('/whitepapers/info/:id'),
  page('/tradeshow', ['country', ...listParams]),
  page('/tradeshow/directories', ['month', 'country', 'city', ...listParams]),
  page('/tradeshow/info/:id'),
  page('/magazines', ['mid', 'lang', ...listParams]),
  page('/magazines/info/:id', ['page', 'at', 'q', 'view']),
  page('/showroom/products/info/:id'),
  page('/showroom/suppliers', [...placeParams, 'certificate', 'sort', ...listParams]),
  page('/showroom/suppliers/info/:id'),
  page('/showroom/products', [
    'supplier',
    ...placeParams,
    'spec',
    'price',
    'certificate',
    'unit',
    'sort',
    ...listParams,
  ]),
  // What a form asks by fields of any name leads to the list's own address.
  { ...page('/showroom/products/choose'), params: 'all' },
  page('/showroom/products/compare', ['ids', 'unit', 'view']),
  { ...page('/showroom/products/compare/choose'), params: 'all' },
  page('/showroom'),
  page('/showroom/platform', hallParams),
  page('/showroom/demand', hallParams),
  page('/showroom/supply', hallParams),
  page('/showroom/demand/:id'),
  page('/showroom/supply/:id'),
  page('/showroom/suppliers/info/video/:id'),
  page('/i/:path'),
  page('/i/:path/:subpath'),
  page('/subsite/*'),
  page('/about'),
  page('/about/index'),
  page('/about/intro'),
  page('/about/policy'),
  page('/about/history'),
  page('/about/management'),
  page('/about/careers'),
  page('/about/careers/:id'),
  page('/about/contact'),
  page('/media', ['kind', 'year', 'page']),
  page('/media/:id'),
  page('/meeting/innovation'),
  part('/part/industries'),
  part('/part/industry/:id'),
  part('/part/listings', ['kind', 'place', 'since', 'sid', 'tid', 'keyword']),
  page('/appdownload', ['id']),
  page('/chat'),
  page('/error'),
  page('/error1'),
  page('/sitemaps'),
  page('/uploads', ['path']),
  ...Object.keys(listsOfDetails).map(withoutId),
  page('/search', ['type', 'year', 'sort', 'exact', ...listParams]),
  part('/part/suggestions', ['q']),
  { ...page('/preview', ['token']), cache: 'never' },
  // Going there counts, looking whether it is there does not: a banner's way out has no HEAD.
  {
    ...page('/redirect', ['url', 'token', 'sign']),
    methods: ['GET'],
    visitor: true,
    cache: 'never',
  },

  ownPage('/account', ['done']),
  ownPage('/account/login', ['mode', 'done', 'to']),
  ownPage('/account/register', ['to']),
  ownPage('/account/password', ['to']),
  ownPage('/account/profile', ['done']),
  ownPage('/account/sessions', ['done']),
  ownPage('/account/logout'),
  ownPage('/account/favourites', ['kind', 'page', 'done']),
  ownPage('/account/downloads', ['page', 'done']),
  ownPage('/account/papers/:id'),
  ownPage('/account/subscriptions', ['done']),
  ownPage('/account/subscriptions/new', ['magazine']),
  ownPage('/account/data'),
  { ...ownPage('/account/enquire', ['kind', 'ids']), mostBytes: bodyLimits.plainFormAndFiles },
  ownPage('/account/enquiries', ['done', 'page']),
  ownPage('/account/enquiries/:id'),
  { ...ownPage('/account/reply/:token', ['done']), mostBytes: bodyLimits.plainFormAndFiles },
  ownPage('/account/listings', ['done', 'page']),
  ownPage('/account/listings/new', ['kind']),
  ownPage('/account/listings/:id', ['done']),
  ownPage('/account/message', ['done']),
  part('/part/login'),

  part('/part/digest'),
  part('/part/digest/industries'),
  part('/part/digest/:block', ['sid', 'page']),

  { ...fromWeb('/assets/*'), cache: 'immutable', listed: false },
  { ...fromWeb('/__manifest'), cache: 'pass', params: 'all', listed: false },
  fromWeb('/robots.txt'),
  fromWeb('/manifest.webmanifest'),
  { ...fromWeb('/favicon.ico'), listed: false },
  { ...fromWeb('/favicon.svg'), listed: false },

  { ...fromWeb('/feeds/articles.rss'), params: feedParams },
  { ...fromWeb('/feeds/articles.json'), params: feedParams },
  { ...fromWeb('/tradeshow/calendar.ics'), params: ['country', 'sid', 'tid', 'keyword'] },
  fromWeb('/tradeshow/info/:id/show.ics'),
  // Drawn, which takes longer than a page: kept like an upload, until what it shows changes.
  { ...fromWeb('/share/site.jpg'), cache: 'file' },
  { ...fromWeb('/share/:kind/:file'), cache: 'file' },
  call('/sitemap.xml'),
  call('/sitemap/news.xml'),
  call('/sitemap/screens.xml'),
  call('/sitemap/:part'),

  call('/api/baseinfo'),
  call('/api/industry/tree'),
  call('/api/home'),
  call('/api/industry/front', ['id']),
  call('/api/related', ['kind', 'id', 'rows']),
  call('/api/popular', ['sid', 'kind', 'rows']),
  call('/api/items', ['items']),
  call('/api/article/neighbours', ['id']),
  call('/api/keywords'),
  call('/api/blogrolls'),
  call('/api/tag/list', ['sid']),
  call('/api/video/list', ['sid', 'tid', 'block', 'supplier', 'keyword', 'page', 'rows']),
  call('/api/video/info', ['id']),
  call('/api/video/blocks', ['rows']),
  call('/api/mag/list', ['mid', 'sid', 'tid', 'lang', 'article', 'keyword', 'page', 'rows']),
  call('/api/mag/info', ['id']),
  call('/api/mag/magazines'),
  call('/api/mag/shelf', ['mid', 'sid', 'lang', 'rows']),
  call('/api/paper/list', ['sid', 'tid', 'supplier', 'keyword', 'facets', 'page', 'rows']),
  call('/api/paper/info', ['id']),
  call('/api/media/list', ['kind', 'year', 'facets', 'page', 'rows']),
  call('/api/media/info', ['id']),
  call('/api/page/info', ['path']),
  call('/api/redirect', ['path']),
  call('/api/offices'),
  call('/api/people'),
  call('/api/jobs'),
  call('/api/job/info', ['id']),
  call('/api/milestones'),
  call('/api/article/list', [
    'sid',
    'tid',
    'type',
    'date',
    'month',
    'keyword',
    'facets',
    'page',
    'rows',
  ]),
  call('/api/article/info', ['id', 'slug']),
  call('/api/product/list', [
    'sid',
    'tid',
    'supplier',
    ...placeParams,
    'spec',
    'price',
    'certificate',
    'keyword',
    'sort',
    'facets',
    'page',
    'rows',
  ]),
  call('/api/product/info', ['id']),
  call('/api/supplier/list', [
    'sid',
    'tid',
    ...placeParams,
    'certificate',
    'keyword',
    'sort',
    'facets',
    'page',
    'rows',
  ]),
  call('/api/supplier/info', ['id']),
  call('/api/supplier/videos', ['id', 'page', 'rows']),
  call('/api/listing/list', ['kind', ...listingParams]),
  call('/api/demand/list', listingParams),
  call('/api/demand/info', ['id']),
  call('/api/supply/list', listingParams),
  call('/api/supply/info', ['id']),
  call('/api/show/list', [
    'sid',
    'tid',
    'month',
    'country',
    'city',
    'upcoming',
    'keyword',
    'facets',
    'page',
    'rows',
  ]),
  call('/api/show/calendar', ['sid', 'tid', 'country', 'city', 'keyword', 'rows']),
  call('/api/show/info', ['id']),
  call('/api/banner/place', ['code', 'sid']),
  call('/api/search', [
    'keyword',
    'type',
    'sid',
    'tid',
    'year',
    'sort',
    'exact',
    'whole',
    'page',
    'rows',
  ]),
  call('/api/suggest', ['q']),
  call('/api/openapi.json'),

  post('/api/views'),
  post('/api/banner/list'),
  post('/api/banner/seen'),
  post('/api/banner/click'),

  personal('/api/userinfo'),
  personal('/memberApi/favourites', ['kind', 'page', 'rows']),
  personal('/memberApi/favourites/state', ['items']),
  personalPost('/memberApi/favourites/mark'),
  personal('/memberApi/downloads', ['page', 'rows']),
  personalPost('/memberApi/downloads/request'),
  personalPost('/memberApi/downloads/renew'),
  personalPost('/memberApi/downloads/withdraw'),
  personal('/memberApi/downloads/file', ['id', 'until', 'sign']),
  personal('/memberApi/subscriptions'),
  personalPost('/memberApi/subscriptions/subscribe'),
  personalPost('/memberApi/subscriptions/end'),
  personal('/memberApi/account/counts'),
  personal('/memberApi/account/export'),
  personalPost('/memberApi/account/delete'),
  personalPost('/api/verify_code'),
  personal('/memberApi/public_key'),
  personal('/memberApi/graphic_code', ['key', 'id']),
  personal('/memberApi/proof', ['key']),
  personalPost('/memberApi/login_by_code'),
  personalPost('/login_by_pwd'),
  personalPost('/memberApi/register'),
  personalPost('/memberApi/reset_password'),
  personalPost('/memberApi/change_password'),
  personal('/memberApi/sessions'),
  personalPost('/memberApi/end_session'),
  personal('/memberApi/profile'),
  personalPost('/memberApi/save_profile'),
  personal('/memberApi/logout'),
  personalPost('/memberApi/logout_elsewhere'),
  personalPost('/memberApi/logout_everywhere'),
  personal('/api/wechat/share_sign', ['url']),
  personal('/memberApi/asked', ['kind', 'ids']),
  personal('/memberApi/contact'),
  { ...personalPost('/memberApi/enquiry'), mostBytes: bodyLimits.wordsAndFiles },
  personal('/memberApi/enquiries', ['page', 'rows']),
  personal('/memberApi/enquiry/info', ['id']),
  personalPost('/memberApi/enquiry/close'),
  personal('/memberApi/reply/info', ['token']),
  personalPost('/memberApi/reply/seen'),
  { ...personalPost('/memberApi/reply'), mostBytes: bodyLimits.wordsAndFiles },
  personalPost('/memberApi/reply/report'),
  personal('/memberApi/attachment', ['id', 'token']),
  personal('/memberApi/listings', ['page', 'rows']),
  personal('/memberApi/listing/info', ['id']),
  personalPost('/memberApi/listing'),
  personalPost('/memberApi/listing/change'),
  personalPost('/memberApi/listing/close'),
  personalPost('/memberApi/message'),

  { ...fromWeb('/files/*'), owner: 'media', cache: 'file', listed: false },

  { ...personal('/memberApi/*'), listed: false },

  // What nobody has claimed: the owner of the place says that it does not exist, in the manner of the place.
  { ...call('/api/*'), listed: false },
  // An old address takes its whole query along to the new one.
  { ...page('/*'), params: 'all', listed: false },
];

/** Parameters that hold numeric ids joined by commas: put in order and without repeats, one list is one page. */
export const idListParams: readonly Param[] = ['sid', 'mid'];
