import { loadSitemap } from '../../features/sitemap/load-sitemap.server.ts';
import { SitemapView } from '../../features/sitemap/SitemapView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/sitemaps';

export function loader({ context }: Route.LoaderArgs) {
  return loadSitemap(context.get(visitContext));
}

export default function Sitemaps({ loaderData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const meta = {
    title: `${copy.navigation.sitemap} · ${edition.name}`,
    description: copy.utility.sitemapText,
    canonical: '/sitemaps',
    twin: '/sitemaps',
  };
  return (
    <Screen meta={meta} otherEdition="/sitemaps">
      <SitemapView {...loaderData} />
    </Screen>
  );
}
