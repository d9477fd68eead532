import { type ArticleAddress, articlePath, type EditionId } from '@ironbridge/domain';

/** An item's own address counts only where a browser would go there and do nothing else. */
export function findOwnAddress({ url }: ArticleAddress): string | undefined {
  return url && /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? url : undefined;
}

export function articleHref(
  edition: EditionId,
  { id, diy_url = null, url }: ArticleAddress,
): string {
  return findOwnAddress({ id, url: url ?? null }) ?? articlePath(edition, { id, diy_url });
}
