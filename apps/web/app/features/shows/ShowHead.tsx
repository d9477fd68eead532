import { leavingPath, showFilePath } from '@ironbridge/domain';
import { Headline, Kicker } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { OtherName } from '../../shell/OtherName.tsx';
import { toMonthName } from '../../shell/to-show-line.ts';
import { noHue } from '../../shell/to-story.ts';
import type { ShowPage } from './load-show.server.ts';

/** When it is, what it is called, and what one can do with it. */
export function ShowHead({ show }: Pick<ShowPage, 'show'>) {
  const { copy } = usePage();
  const { id, name, industrys, from, to, website } = show;
  const hue = industrys[0]?.hue ?? noHue;
  return (
    <header className="show-head">
      <div className="show-date">
        <b className="figures">{toDays(from, to)}</b>
        <span className="meta">{toMonthName(from.slice(0, 7), copy)}</span>
      </div>
      <div>
        {industrys.length ? <Kicker hue={hue} names={industrys.map((one) => one.name)} /> : null}
        <Headline as="h1" text={name} />
        <p className="meta">
          <OtherName of={show} />
        </p>
      </div>
      <div className="show-acts">
        <a className="button button-primary" href={showFilePath(id)}>
          {copy.shows.add}
        </a>
        {website ? (
          <a className="button" href={leavingPath(website)} rel="nofollow">
            {copy.shows.website}
          </a>
        ) : null}
      </div>
    </header>
  );
}

/** Days alone: the month stands below, and the whole range among the facts. */
function toDays(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => Number(day.slice(-2)));
  if (from === to) return `${first}`;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${first}–${last}`
    : `${first}–${Number(to.slice(5, 7))}.${last}`;
}
