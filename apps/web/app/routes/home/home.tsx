import { FrontPage } from '../../features/home/FrontPage.tsx';
import { loadHome } from '../../features/home/load-home.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toOrganization, toWebSite } from '../../shell/structured-data/house.ts';
import type { Route } from './+types/home';

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(visitContext));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { copy, edition, frame } = page;
  const { settings } = frame;
  const meta = {
    title: settings?.meta_title || `${copy.home.title} · ${edition.name}`,
    description: settings?.seo_description,
    keywords: settings?.seo_keyword,
    canonical: '/',
    twin: '/',
    about: [toWebSite(page), toOrganization(page)],
  };
  return (
    <Screen meta={meta} otherEdition="/" opensDigest>
      <FrontPage view={loaderData} />
    </Screen>
  );
}
