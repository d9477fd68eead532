import type { CSSProperties, ReactNode } from 'react';
import { Headline } from './Headline.tsx';
import { hueStyle } from './hue.ts';
import { Kicker } from './Kicker.tsx';
import { Marked } from './Marked.tsx';
import type { MarkButton } from './RowMark.tsx';
import type { ShowLine } from './ShowMonth.tsx';

declare module 'react' {
  interface CSSProperties {
    '--days'?: number;
    '--saturday'?: number;
    '--today'?: number;
    '--first'?: number;
    '--length'?: number;
  }
}

/** A show with the days of its month that it takes. */
export interface CalendarShow extends ShowLine {
  readonly hue: number;
  readonly industry: string;
  readonly organiser: string;
  /** Counted from 1; only where a ruler is drawn. */
  readonly bar?: { readonly first: number; readonly length: number };
  /** For the reader's own calendar, unless it is over: where it is, and what it is called to those who hear it. */
  readonly file?: { readonly href: string; readonly label: string };
}

/** What a ruler of days is drawn from: how many there are, and which one is the first Saturday, and which is today. */
export interface MonthRuler {
  readonly days: number;
  readonly saturday: number;
  readonly today: number | undefined;
}

interface CalendarMonthProps {
  readonly id: string;
  readonly name: string;
  readonly count?: string;
  readonly shows: readonly CalendarShow[];
  /** What a file is called on its link. */
  readonly file: string;
  readonly ruler?: MonthRuler;
  readonly mark?: MarkButton;
  /** The way to the others of this month. */
  readonly children?: ReactNode;
}

const marks = [1, 5, 10, 15, 20, 25, 30] as const;

/** A month of shows, each a line; with a ruler also a bar over its days. */
export function CalendarMonth({
  id,
  name,
  count,
  shows,
  file,
  ruler,
  mark,
  children,
}: CalendarMonthProps) {
  return (
    <section
      className={ruler ? 'calendar-month calendar-ruled' : 'calendar-month'}
      aria-labelledby={id}
      style={ruler ? rulerStyle(ruler) : undefined}
    >
      <div className="calendar-head">
        <h2 id={id}>{name}</h2>
        {count ? <span className="meta">{count}</span> : null}
        {ruler ? <DayMarks ruler={ruler} /> : null}
      </div>
      <ul>
        {shows.map((show) => (
          <li key={show.id} style={hueStyle(show.hue)}>
            <span className="figures">{show.days}</span>
            <div>
              <Marked mark={mark} id={show.id} of={show.name}>
                <Headline as="h3" text={show.name} href={show.href} />
                <span className="meta">{show.place}</span>
              </Marked>
            </div>
            <Kicker hue={show.hue} names={[show.industry]} />
            <span className="meta calendar-organiser">{show.organiser}</span>
            {show.bar ? (
              <span className="day-ruler" aria-hidden="true">
                <i style={{ '--first': show.bar.first, '--length': show.bar.length }} />
              </span>
            ) : null}
            <span className="calendar-file">
              {show.soon ? <b className="meta">{show.soon}</b> : null}
              {show.file ? (
                <a className="text-link" href={show.file.href}>
                  {file}
                  <span className="visually-hidden"> {show.file.label}</span>
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Every fifth day by its number, and today. */
function DayMarks({ ruler: { days, today } }: { readonly ruler: MonthRuler }) {
  const near = (mark: number) => today !== undefined && Math.abs(mark - today) < 2;
  const shown = [...marks.filter((mark) => mark <= days && !near(mark)), today ?? 0];
  return (
    <span className="day-marks figures" aria-hidden="true">
      {shown.map((day) =>
        day ? (
          <b
            key={day}
            className={day === today ? 'day-today' : undefined}
            style={{ '--first': day }}
          >
            {day}
          </b>
        ) : null,
      )}
    </span>
  );
}

function rulerStyle({ days, saturday, today }: MonthRuler): CSSProperties {
  return {
    '--days': days,
    '--saturday': saturday,
    // Outside the ruler in every month but this one.
    '--today': today ?? 99,
  };
}
