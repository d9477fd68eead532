import type { CSSProperties } from 'react';
import { usePage } from '../../platform/page.ts';
import type { Hall } from './to-halls.ts';

declare module 'react' {
  interface CSSProperties {
    '--places'?: number;
    '--place'?: number;
    '--taken'?: number;
    '--rank'?: number;
  }
}

interface HallSketchProps {
  readonly name: string;
  readonly rows: Hall['rows'];
}

/** Fewer say nothing about the way through a hall; more would stand on each other. */
const fewestBooths = 3;
const mostPlaces = 40;

/**
 * A hall by the numbers of its booths. It tells nothing that the table below does not, and says what it is not. Where
 * there is little room, the places that nobody has taken go.
 */
export function HallSketch({ name, rows }: HallSketchProps) {
  const { copy } = usePage();
  const booths = rows.flatMap((row) => row.booths);
  const places = Math.max(12, ...booths.map(({ place }) => place));
  if (booths.length < fewestBooths || places > mostPlaces) return null;
  const taken = [...new Set(booths.map(({ place }) => place))].sort((a, b) => a - b);
  const style: CSSProperties = { '--places': places, '--taken': taken.length };
  return (
    <figure className="hall-sketch">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div role="img" aria-label={copy.shows.sketch(name)} tabIndex={0} style={style}>
        {rows.map(({ letter, booths: row }) => (
          <p key={letter}>
            <span>{letter}</span>
            {row.map(({ booth, place, name: exhibitor }) => (
              <b
                key={booth}
                title={exhibitor}
                style={{ '--place': place, '--rank': taken.indexOf(place) + 1 }}
              >
                {booth}
              </b>
            ))}
          </p>
        ))}
      </div>
      <figcaption className="meta">{copy.shows.sketchNote}</figcaption>
    </figure>
  );
}
