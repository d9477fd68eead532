/** What readers can be shown as an item of its own. One search index per kind and edition. */
export const kinds = ['article', 'product', 'supplier'] as const;
export type Kind = (typeof kinds)[number];

export const articleTypes = ['editorpick', 'oversea', 'newswire'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** `latest` is every article by time: a list of its own, but no mark on an item. */
export const articleListTypes = ['editorpick', 'latest', 'oversea', 'newswire'] as const;
export type ArticleListType = (typeof articleListTypes)[number];

export function isArticleListType(value: unknown): value is ArticleListType {
  return articleListTypes.some((type) => type === value);
}

export const roles = [
  'administrator',
  'editor_cn',
  'editor_en',
  'advertising',
  'sales',
  'catalogue',
] as const;
export type Role = (typeof roles)[number];
