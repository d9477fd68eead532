import { type EditionId, editions } from '@ironbridge/domain';
import type { Api } from './api.server.ts';
import type { Frame } from './page.ts';

/** Asked for beside the page's own data; a page without it is still a page. */
export async function loadFrame(api: Api, edition: EditionId): Promise<Frame> {
  const [base, blogrolls] = await Promise.all([
    api.find('baseinfo', {}),
    editions[edition].has.blogroll ? api.find('blogrolls', {}) : undefined,
  ]);
  return {
    neighbours: blogrolls?.list ?? [],
    settings: base?.settings,
    keywords: base?.keywords.map(({ title }) => title) ?? [],
    industries:
      base?.industrys.map(({ id, name, hue, icon, seo_path, show_nav, childlist }) => ({
        id,
        name,
        hue,
        seo_path,
        icon: icon || seo_path,
        inNavigation: show_nav,
        children: childlist.map((child) => ({ id: child.id, name: child.name })),
      })) ?? [],
  };
}
