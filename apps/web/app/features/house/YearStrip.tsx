interface YearStripProps {
  readonly label: string;
  readonly years: readonly {
    readonly name: string;
    readonly href: string;
    /** How much there is of it, in words. */
    readonly count: string | undefined;
    readonly current?: boolean;
  }[];
}

/** Years side by side, each a way to what belongs to it. */
export function YearStrip({ label, years }: YearStripProps) {
  return (
    <nav className="year-strip" aria-label={label}>
      {years.map(({ name, href, count, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          <b>{name}</b>
          {count ? <span className="meta">{count}</span> : null}
        </a>
      ))}
    </nav>
  );
}
