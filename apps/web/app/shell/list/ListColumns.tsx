import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { PhoneFold } from './PhoneFold.tsx';

interface ListColumnsProps {
  /** Sections of choices: KeywordFacet, TagFacet, IndustryFacet and what else the kind has. */
  readonly facets: ReactNode;
  readonly children: ReactNode;
}

/** A list with its filters beside it: every choice is a link or a form, so that all of it works before any script. */
export function ListColumns({ facets, children }: ListColumnsProps) {
  const { copy } = usePage();
  return (
    <div className="list-screen">
      <aside className="list-side" aria-label={copy.list.filters}>
        <PhoneFold id="show-filters" name={copy.list.filters}>
          <div className="facets">{facets}</div>
        </PhoneFold>
      </aside>
      <div>{children}</div>
    </div>
  );
}
