import { Headline } from './Headline.tsx';
import { Picture, type PictureData } from './Picture.tsx';

export interface Moment {
  readonly id: number;
  /** As machines read it: a year, or a year and a month. */
  readonly date: string;
  readonly year: string;
  readonly month: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData | null;
}

/** Years along an axis, as on a drawing: dash-dot, with a point for each. */
export function Timeline({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <ol className="timeline">
      {moments.map(({ id, date, year, month, title, text, picture }) => (
        <li key={id}>
          <time dateTime={date}>
            {year}
            {month ? <small>{month}</small> : null}
          </time>
          <div>
            <Headline as="h2" text={title} />
            {text ? <p>{text}</p> : null}
          </div>
          {picture ? (
            <div className="timeline-picture">
              <Picture picture={picture} sizes="(width < 960px) 300px, 204px" decorative />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
