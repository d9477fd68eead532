/** Documents that belong to one edition, and may have a twin in the other. */
export const editionKinds = [
  'article',
  'video',
  'video_block',
  'paper',
  'page',
  'media_item',
  'banner',
  'blogroll',
  'front_page',
] as const;

/** Records that carry both languages, and are live in each edition by themselves. */
export const bilingualKinds = [
  'product',
  'supplier',
  'magazine',
  'issue',
  'show',
  'listing',
  'office',
  'person',
  'vacancy',
  'milestone',
  'term',
  'redirect',
] as const;

/** What readers can be shown as an item of its own. One search index per kind and edition. */
export const kinds = [...editionKinds, ...bilingualKinds] as const;
export type Kind = (typeof kinds)[number];

export function isEditionKind(kind: Kind): boolean {
  return editionKinds.some((each) => each === kind);
}

/** Kinds whose documents are paired across the editions. */
export const twinKinds = [
  'article',
  'video',
  'paper',
  'page',
  'media_item',
] as const satisfies readonly Kind[];
export type TwinKind = (typeof twinKinds)[number];

export function isKind(name: unknown): name is Kind {
  return kinds.some((kind) => kind === name);
}

export const articleTypes = ['editorpick', 'oversea', 'newswire'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** `latest` is every article by time: a list of its own, but no mark on an item. */
export const articleListTypes = ['editorpick', 'latest', 'oversea', 'newswire'] as const;
export type ArticleListType = (typeof articleListTypes)[number];

export function isArticleListType(value: unknown): value is ArticleListType {
  return articleListTypes.some((type) => type === value);
}

/** What the media centre holds. */
export const mediaItemKinds = ['release', 'coverage', 'award', 'kit'] as const;
export type MediaItemKind = (typeof mediaItemKinds)[number];

export function isMediaItemKind(value: unknown): value is MediaItemKind {
  return mediaItemKinds.some((kind) => kind === value);
}

/** Where an item can stand on an edition's front page, from the top. */
export const frontPlaces = [
  'lead',
  'second',
  'latest',
  'pick',
  'showroom',
  'video',
  'magazine',
  'paper',
  'show',
] as const;
export type FrontPlace = (typeof frontPlaces)[number];

/** What a QR picture in the settings leads to. */
export const qrUses = ['wechat', 'channels', 'secretary', 'app', 'weibo', 'newsletter'] as const;
export type QrUse = (typeof qrUses)[number];

export const roles = [
  'administrator',
  'editor_cn',
  'editor_en',
  'advertising',
  'sales',
  'catalogue',
] as const;
export type Role = (typeof roles)[number];
