import type { CSSProperties } from 'react';

interface MonthBarsProps {
  readonly label: string;
  readonly months: readonly {
    readonly key: string;
    /** None where it is empty. */
    readonly href: string | undefined;
    readonly name: string;
    readonly count: number;
    readonly current: boolean;
  }[];
}

/** How much there is in each month, as columns within the most. */
export function MonthBars({ label, months }: MonthBarsProps) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <nav className="month-bars" aria-label={label}>
      <ol>
        {months.map(({ key, href, name, count, current }) => {
          const style: CSSProperties = { '--share': count / most };
          return (
            <li key={key} className={current ? 'month-current' : undefined}>
              {/* Without an address it is the same cell and leads nowhere. */}
              <a {...(href ? { href } : {})} style={style}>
                <b className="figures">{count}</b>
                <span className="meta">{name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
