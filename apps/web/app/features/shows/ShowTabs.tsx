import { calendarFilePath, calendarPath, showListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import type { ListAddress } from '../../shell/list/list-address.ts';

interface ShowTabsProps {
  readonly address: ListAddress<{ readonly country?: string; readonly month?: string }>;
}

/** The calendar and the directory, each narrowed as the other is, and the calendar as a file. */
export function ShowTabs({ address }: ShowTabsProps) {
  const { copy } = usePage();
  const { path, sid, tid, keyword, extra } = address;
  const kept = { sid, tid, keyword, extra: { country: extra.country } };
  return (
    <ListTabs
      tabs={[
        { name: copy.shows.calendar, href: calendarPath(kept), current: path === calendarPath() },
        { name: copy.shows.directory, href: showListPath(kept), current: path === showListPath() },
      ]}
    >
      <a href={calendarFilePath(kept)}>{copy.shows.subscribe}</a>
    </ListTabs>
  );
}
