import { articleListPath } from '@ironbridge/domain';

/** An industry's own site comes with its sub-site; until then its news stand for it. */
export function industryHref({ id }: { readonly id: number; readonly seo_path: string }): string {
  return articleListPath({ sid: [id] });
}
