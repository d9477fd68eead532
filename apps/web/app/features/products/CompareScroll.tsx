import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface CompareScrollProps {
  readonly columns: number;
  readonly children: ReactNode;
}

/** A table of products in columns; wider than the page, it scrolls in its own box. */
export function CompareScroll({ columns, children }: CompareScrollProps) {
  const { copy } = usePage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label={copy.compare.table}>
      <table className="compare-table" style={{ '--columns': columns }}>
        {children}
      </table>
    </section>
  );
}
