import { SectionHead } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface BandHeadProps {
  readonly id: string;
  readonly title: string;
  /** Where the band leads on to. */
  readonly href: string;
  readonly way?: string;
  /** Counts before the way on. */
  readonly children?: ReactNode;
}

/** A band's name and the way on from it, which says whose it is to those who hear it alone. */
export function BandHead({ id, title, href, way, children }: BandHeadProps) {
  const { copy } = usePage();
  return (
    <SectionHead id={id} title={title}>
      {children}
      <a className="quiet-link" href={href}>
        {way ?? copy.home.more}
        {way ? null : <span className="visually-hidden"> {title}</span>}
      </a>
    </SectionHead>
  );
}
