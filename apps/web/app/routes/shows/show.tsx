import { calendarPath } from '@ironbridge/domain';
import { loadShow } from '../../features/shows/load-show.server.ts';
import { ShowView } from '../../features/shows/ShowView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toEvent } from '../../shell/structured-data/to-event.ts';
import type { Route } from './+types/show';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadShow(context.get(visitContext), params.id);
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { edition, copy } = page;
  const { show, path, dates } = loaderData;
  const { id, name, about, venue, city, twin } = show;
  const meta = {
    title: `${name} · ${dates} · ${edition.name}`,
    description: [dates, copy.shows.venue(city, venue), about.split('\n')[0]]
      .filter(Boolean)
      .join(copy.list.and),
    keywords: toKeywords({ ...show, tags: [] }),
    canonical: path,
    twin: twin ? path : undefined,
    share: { kind: 'show', id },
    about: [toEvent(page, show, path)],
  } as const;
  return (
    <Screen meta={meta} section="exhibitions" otherEdition={twin ? path : calendarPath()}>
      <ShowView view={loaderData} />
    </Screen>
  );
}
