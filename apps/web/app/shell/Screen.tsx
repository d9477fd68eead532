import type { ReactNode } from 'react';
import { usePage } from '../platform/page.ts';
import { Framed } from './Framed.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import type { PageMetaProps } from './PageMeta.tsx';

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
  const { edition, origins } = usePage();
  const twinHref = new URL(otherEdition, origins[edition.twin]).href;
  return (
    <Framed meta={meta} header={<SiteHeader section={section} twinHref={twinHref} />}>
      {children}
    </Framed>
  );
}
