import { Headline } from './Headline.tsx';

export interface ShowLine {
  readonly id: number;
  readonly href: string | undefined;
  /** Its days within the month. */
  readonly days: string;
  readonly name: string;
  readonly place: string;
  /** How soon, where it is soon. */
  readonly soon: string;
}

interface ShowMonthProps {
  readonly name: string;
  readonly count: string;
  readonly shows: readonly ShowLine[];
}

/** One month of the calendar. */
export function ShowMonth({ name, count, shows }: ShowMonthProps) {
  return (
    <div className="show-month">
      <h3>
        {name} <span>{count}</span>
      </h3>
      <ul>
        {shows.map((show) => (
          <li key={show.id}>
            <span className="figures">{show.days}</span>
            <div>
              <Headline text={show.name} href={show.href} />
              <span className="meta">{show.place}</span>
            </div>
            {show.soon ? <b className="meta">{show.soon}</b> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
