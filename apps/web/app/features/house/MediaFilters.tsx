import { mediaItemKinds, mediaListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { Count } from '../../shell/Count.tsx';
import type { MediaList } from './load-media-list.server.ts';
import { YearStrip } from './YearStrip.tsx';

/** The kinds and the years that there are pieces of, each with how many it leaves. */
export function MediaFilters({ address, facets, total }: MediaList) {
  const { copy } = usePage();
  const words = copy.house;
  const { kind: chosen, year } = address.extra;
  const counts = new Map(facets?.kind.map(({ kind, count }) => [kind, count]));
  const kinds = mediaItemKinds.filter((kind) => counts.has(kind) || kind === chosen);
  const years = facets?.year ?? [];
  return (
    <>
      <nav className="media-kinds" aria-label={words.mediaByKind}>
        {[undefined, ...kinds].map((kind) => (
          <a
            className={kind === chosen ? 'pill pill-on' : 'pill'}
            key={kind ?? ''}
            href={mediaListPath({ kind, year })}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            {kind ? words.mediaKinds[kind] : words.mediaAll}
            {kind ? <Count of={counts.get(kind)} className="figures" /> : null}
          </a>
        ))}
        <span className="meta">{words.mediaCount(total)}</span>
      </nav>
      {years.length > 1 || year ? (
        <YearStrip
          label={words.mediaByYear}
          years={[
            {
              name: words.everyYear,
              href: mediaListPath({ kind: chosen }),
              count: undefined,
              current: !year,
            },
            ...years.map((one) => ({
              name: String(one.year),
              href: mediaListPath({ kind: chosen, year: String(one.year) }),
              count: words.mediaCount(one.count),
              current: String(one.year) === year,
            })),
          ]}
        />
      ) : null}
    </>
  );
}
