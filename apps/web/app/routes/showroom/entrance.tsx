import { loadShowroom } from '../../features/showroom/load-showroom.server.ts';
import { ShowroomView } from '../../features/showroom/ShowroomView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/entrance';

export function loader({ context }: Route.LoaderArgs) {
  return loadShowroom(context.get(visitContext));
}

export default function Entrance({ loaderData }: Route.ComponentProps) {
  const { copy, edition, frame } = usePage();
  const meta = {
    title: `${copy.navigation.showroom} · ${edition.name}`,
    description: copy.showroom.about,
    keywords: frame.settings?.seo_keyword,
    canonical: '/showroom',
    twin: '/showroom',
  };
  return (
    <Screen meta={meta} section="showroom" otherEdition="/showroom">
      <ShowroomView view={loaderData} />
    </Screen>
  );
}
