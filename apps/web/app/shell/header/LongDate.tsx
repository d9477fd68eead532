import { shanghaiDate } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** The masthead's day, written out. */
export function LongDate() {
  const { copy, now } = usePage();
  const [year = 0, month = 0, day = 0] = shanghaiDate(now).split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return <span className="meta">{copy.frame.longDate(year, month, day, weekday)}</span>;
}
