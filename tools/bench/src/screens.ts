import { read, type Stack } from './stack.ts';

/** Screens that are measured, each with the way to one: its own address, or the first that a list leads to. */
export const screens = {
  home: { path: '/' },
  list: { path: '/articles' },
  article: { from: '/articles', link: /href="(\/article\/\d+)"/ },
  video: { from: '/videos', link: /href="(\/videos\/info\/\d+)"/ },
  issue: { from: '/magazines', link: /href="(\/magazines\/info\/\d+)"/ },
  products: { path: '/showroom/products' },
  'news of a kind': { path: '/articles/editorpick' },
  newswire: { path: '/articles/newswire' },
  videos: { path: '/videos' },
  'video block': { from: '/videos', link: /href="(\/videos\/block\/\d+)"/ },
  magazines: { path: '/magazines' },
  'white papers': { path: '/whitepapers' },
  'white paper': { from: '/whitepapers', link: /href="(\/whitepapers\/info\/\d+)"/ },
  'show calendar': { path: '/tradeshow' },
  'show directory': { path: '/tradeshow/directories' },
  show: { from: '/tradeshow', link: /href="(\/tradeshow\/info\/\d+)"/ },
  product: { from: '/showroom/products', link: /href="(\/showroom\/products\/info\/\d+)"/ },
  suppliers: { path: '/showroom/suppliers' },
  supplier: { from: '/showroom/suppliers', link: /href="(\/showroom\/suppliers\/info\/\d+)"/ },
  'paper policy': { path: '/whitepapers/policy' },
  showroom: { path: '/showroom' },
  hall: { path: '/showroom/platform' },
  demand: { path: '/showroom/demand' },
  supply: { path: '/showroom/supply' },
  listing: { from: '/showroom/platform', link: /href="(\/showroom\/(?:demand|supply)\/\d+)"/ },
  about: { path: '/about' },
  history: { path: '/about/history' },
  management: { path: '/about/management' },
  intro: { path: '/about/intro' },
  careers: { path: '/about/careers' },
  job: { from: '/about/careers', link: /href="(\/about\/careers\/\d+)"/ },
  contact: { path: '/about/contact' },
  media: { path: '/media' },
  'media item': { from: '/media', link: /href="(\/media\/\d+)"/ },
  award: { path: '/meeting/innovation' },
  'sub-site': { path: '/i/plastics' },
  search: { path: '/search?keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA&type=products' },
  'site map': { path: '/sitemaps' },
} as const satisfies Record<string, ScreenWay>;

type ScreenWay = { readonly path: string } | { readonly from: string; readonly link: RegExp };

export type ScreenName = keyof typeof screens;

export const screenNames: readonly ScreenName[] = Object.keys(screens).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}

export async function getScreenPath(stack: Stack, name: ScreenName): Promise<string> {
  const way: ScreenWay = screens[name];
  if ('path' in way) return way.path;
  const { text } = await read(stack, 'cn', way.from);
  const path = way.link.exec(text)?.[1];
  if (!path) throw new Error(`${way.from} leads to no ${name}: run 'pnpm demo' first`);
  return path;
}
