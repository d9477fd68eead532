import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { ShowPage } from './load-show.server.ts';

export function ShowFacts({ view }: { readonly view: ShowPage }) {
  const { copy } = usePage();
  const words = copy.shows;
  const { show, dates, state, coming, offset } = view;
  const cells = [
    { label: words.dates, value: dates },
    { label: words.state, value: coming ? words.opens(state) : state },
    { label: words.hall, value: show.venue },
    { label: words.city, value: words.place(show.city, show.country) },
    { label: words.organiser, value: show.organiser },
    { label: words.timeZone, value: offset },
  ];
  return <TitleBlock cells={cells.filter(({ value }) => value)} />;
}
