import type { CSSProperties } from 'react';
import { hueStyle } from './hue.ts';

interface CountBarsProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly count: number;
    readonly hue: number;
    readonly on: boolean;
  }[];
  /** Read out beside the name of a chosen one. */
  readonly chosen: string;
}

/** How many there are of each, as a bar within the most; each is a way to see only those. */
export function CountBars({ rows, chosen }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="count-bars">
      {rows.map(({ href, name, count, hue, on }) => {
        const style: CSSProperties = { ...hueStyle(hue), '--share': count / most };
        return (
          <li key={href}>
            <a className={on ? 'count-bar-on' : undefined} href={href} rel="nofollow" style={style}>
              <span>
                {name}
                {on ? <span className="visually-hidden"> {chosen}</span> : null}
              </span>
              <span className="figures">{count.toLocaleString('en')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
