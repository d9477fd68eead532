import type { ReactNode } from 'react';
import { usePage } from '../platform/page.ts';
import { AtHand } from './float/AtHand.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';
import { StructuredData } from './structured-data/StructuredData.tsx';

interface FramedProps {
  readonly meta: PageMetaProps;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** What the layouts with a header have in common: all that stands around the page but the header. */
export function Framed({ meta, header, children }: FramedProps) {
  const { copy } = usePage();
  return (
    <>
      <PageMeta {...meta} />
      <a className="skip-link" href="#main">
        {copy.frame.skip}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <AtHand />
      <StructuredData things={meta.about ?? []} />
    </>
  );
}
