import { CalendarView } from '../../features/shows/CalendarView.tsx';
import { loadCalendar } from '../../features/shows/load-calendar.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/calendar';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCalendar(context.get(visitContext), request);
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, total, tag } = loaderData;
  const { shows } = page.copy;
  const words = {
    title: shows.calendar,
    about: shows.calendarAbout(total),
    filters: [address.extra.country, tag].flatMap((name) => name || []),
  };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="exhibitions"
      otherEdition={sameListElsewhere(address)}
    >
      <CalendarView view={loaderData} />
    </Screen>
  );
}
