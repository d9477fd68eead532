import type { CSSProperties } from 'react';
import { Icon } from './Icon.tsx';

declare module 'react' {
  interface CSSProperties {
    '--column'?: number;
  }
}

interface Step {
  readonly href: string;
  readonly label: string;
}

export interface CalendarDay {
  readonly day: number;
  /** None where it is empty. */
  readonly href: string | undefined;
  /** The day and how much it has, as it is read out. */
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly today: boolean;
}

export interface DayCalendarProps {
  readonly label: string;
  readonly month: { readonly name: string; readonly href: string; readonly chosen: boolean };
  readonly earlier: Step;
  /** None where it would lie in the future. */
  readonly later: Step | undefined;
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** In which column the first day stands, from 1. */
  readonly column: number;
  readonly days: readonly CalendarDay[];
  /** What the grounds mean. */
  readonly legend: string;
}

/** A month, day by day: the more a day has, the deeper its ground. */
export function DayCalendar({
  label,
  month,
  earlier,
  later,
  weekdays,
  column,
  days,
  legend,
}: DayCalendarProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <nav className="day-calendar" aria-label={label}>
      <div className="day-calendar-head">
        <Turn step={earlier} rel="prev" />
        <a href={month.href} aria-current={month.chosen ? 'date' : undefined}>
          {month.name}
        </a>
        {later ? <Turn step={later} rel="next" /> : <span />}
      </div>
      <div className="day-calendar-week meta" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol style={{ '--column': column }}>
        {days.map(({ day, href, label: said, count, chosen, today }) => {
          const style: CSSProperties = { '--share': count / most };
          return (
            <li key={day} className={today ? 'day-today' : undefined}>
              {href ? (
                <a
                  href={href}
                  rel="nofollow"
                  aria-label={said}
                  aria-current={chosen ? 'date' : undefined}
                  style={style}
                >
                  {day}
                </a>
              ) : (
                <span>{day}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="meta">{legend}</p>
    </nav>
  );
}

function Turn({ step: { href, label }, rel }: { readonly step: Step; readonly rel: string }) {
  return (
    <a className="day-calendar-turn" href={href} rel={`${rel} nofollow`} aria-label={label}>
      <Icon name="chevron" />
    </a>
  );
}
