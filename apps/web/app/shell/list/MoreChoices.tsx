import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface MoreChoicesProps {
  readonly count: number;
  /** One of them is chosen. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What a facet shows on demand only, without script. */
export function MoreChoices({ count, open, children }: MoreChoicesProps) {
  const { copy } = usePage();
  if (!count) return null;
  return (
    <details className="facet-more" open={open}>
      <summary>{copy.list.moreChoices(count)}</summary>
      {children}
    </details>
  );
}
