import type { Api } from './api.server.ts';
import type { Frame } from './page.ts';

/** Asked for beside the page's own data; a page without it is still a page. */
export async function loadFrame(api: Api): Promise<Frame> {
  const base = await api.find('baseinfo', {});
  return {
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
