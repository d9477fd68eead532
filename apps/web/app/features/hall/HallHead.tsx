import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toHallWords } from './hall-words.ts';
import type { HallPage } from './load-hall.server.ts';
import { PostLinks } from './PostLinks.tsx';

/** Where the reader is, how much there is of everything, and how to add to it. */
export function HallHead({ kind, tally }: Pick<HallPage, 'kind' | 'tally'>) {
  const { copy } = usePage();
  const { hall } = copy;
  const { title, about } = toHallWords(kind, copy);
  const parts = tally
    ? [
        { name: hall.online, count: tally.sides ? tally.sides.demand + tally.sides.supply : 0 },
        { name: hall.kinds.demand, count: tally.sides?.demand },
        { name: hall.kinds.supply, count: tally.sides?.supply },
        { name: hall.today, count: tally.today },
      ]
    : [];
  return (
    <>
      <Trail
        steps={[
          ...aboveInShowroom(copy, ...(kind ? (['platform'] as const) : [])),
          { name: title },
        ]}
      />
      <header className="hall-head">
        <div>
          <Headline as="h1" text={title} id="hall" />
          <p>{about}</p>
          {parts.length ? (
            <div className="tally">
              {parts.map(({ name, count }) => (
                <span key={name}>
                  {name}
                  <b>{(count ?? 0).toLocaleString('en')}</b>
                </span>
              ))}
            </div>
          ) : null}
        </div>
        <div className="hall-post">
          <PostLinks />
        </div>
      </header>
    </>
  );
}
