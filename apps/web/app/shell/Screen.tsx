import type { ReactNode } from 'react';
import { usePage } from '../platform/page.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';

interface ScreenProps {
  readonly meta: PageMetaProps;
  /** Which entry of the main navigation it belongs to. */
  readonly section?: string;
  /** Where the language switch leads: its twin, the same list, or the other edition's home. */
  readonly otherEdition?: string;
  readonly children: ReactNode;
}

/** A page in the default layout. */
export function Screen({ meta, section, otherEdition = '/', children }: ScreenProps) {
  const { copy, edition, origins } = usePage();
  const twinHref = new URL(otherEdition, origins[edition.twin]).href;
  return (
    <>
      <PageMeta {...meta} />
      <a className="skip-link" href="#main">
        {copy.frame.skip}
      </a>
      <SiteHeader section={section} twinHref={twinHref} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
