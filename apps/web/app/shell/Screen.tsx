import type { ReactNode } from 'react';
import { usePage } from '../platform/page.ts';
import { Framed } from './Framed.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import type { PageMetaProps } from './PageMeta.tsx';
import type { Searched } from './search/searched.ts';
import { IndustryBar } from './subsite/IndustryBar.tsx';

interface ScreenProps {
  readonly meta: PageMetaProps;
  /** Which entry of the main navigation it belongs to. */
  readonly section?: string;
  /** Where the language switch leads: its twin, the same list, or the other edition's home. */
  readonly otherEdition?: string;
  /** Whether the home pop-up opens by itself here, on the first page of a session. */
  readonly opensDigest?: boolean;
  /** What the page found: the search keeps it, for another try. */
  readonly searched?: Searched;
  readonly children: ReactNode;
}

/** A page in the default layout. */
export function Screen({
  meta,
  section,
  otherEdition = '/',
  opensDigest = false,
  searched,
  children,
}: ScreenProps) {
  const { edition, origins } = usePage();
  const twinHref = new URL(otherEdition, origins[edition.twin]).href;
  const header = (
    <>
      <SiteHeader section={section} twinHref={twinHref} searched={searched} />
      <IndustryBar />
    </>
  );
  return (
    <>
      <Framed meta={meta} header={header}>
        {children}
      </Framed>
      {opensDigest ? <div hidden data-opens-digest /> : null}
    </>
  );
}
