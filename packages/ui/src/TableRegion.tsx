import type { ReactNode } from 'react';

interface TableRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a table: one that is wider than its column scrolls by itself, and can be reached by keyboard to do so. */
export function TableRegion({ label, children }: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-box" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
