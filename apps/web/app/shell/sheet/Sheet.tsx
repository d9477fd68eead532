import type { IndustryRef } from '@ironbridge/contract';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { type AskedAbout, AskLink } from '../ask/AskLink.tsx';
import { aboveInShowroom } from '../showroom-trail.ts';
import { Trail } from '../structured-data/Trail.tsx';
import { ZoomDialog } from '../text/ZoomDialog.tsx';

interface SheetProps {
  /** The list it is from, and where that list's part of an industry is. */
  readonly list: 'products' | 'suppliers';
  readonly industry: IndustryRef | undefined;
  readonly hrefOf: (query: { readonly sid: readonly number[] }) => string;
  /** What is asked about. */
  readonly about: AskedAbout;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A data sheet: what there is to know, with the way to ask beside it, and at the foot of a phone. */
export function Sheet({ list, industry, hrefOf, about, side, children }: SheetProps) {
  const { copy } = usePage();
  const narrowed = industry ? [{ name: industry.name, href: hrefOf({ sid: [industry.id] }) }] : [];
  return (
    <div className="wrap">
      <Trail steps={[...aboveInShowroom(copy, list), ...narrowed]} />
      <div className="sheet">
        <article>{children}</article>
        {side}
        <div className="ask-bar">
          <AskLink about={about} />
        </div>
      </div>
      <ZoomDialog />
    </div>
  );
}
