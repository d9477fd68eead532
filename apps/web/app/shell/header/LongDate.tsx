import { shanghaiDate, weekdayOf } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** The masthead's day, written out. */
export function LongDate() {
  const { copy, now } = usePage();
  const today = shanghaiDate(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return <span className="meta">{copy.frame.longDate(year, month, day, weekdayOf(today))}</span>;
}
