import type { ReactNode } from 'react';
import { usePage } from '../platform/page.ts';
import { Framed } from './Framed.tsx';
import type { PageMetaProps } from './PageMeta.tsx';
import { SubsiteHeader } from './subsite/SubsiteHeader.tsx';
import type { IndustryView } from './to-industry-view.ts';

interface SubsiteScreenProps {
  readonly meta: PageMetaProps;
  readonly industry: IndustryView;
  /** The sub-industry that the page is about, where it is about one. */
  readonly childId: number | undefined;
  readonly otherEdition: string;
  readonly children: ReactNode;
}

/** A page in the sub-site layout: an industry's own header in place of the portal's. */
export function SubsiteScreen({
  meta,
  industry,
  childId,
  otherEdition,
  children,
}: SubsiteScreenProps) {
  const { edition, origins } = usePage();
  const twinHref = new URL(otherEdition, origins[edition.twin]).href;
  const header = <SubsiteHeader industry={industry} childId={childId} twinHref={twinHref} />;
  return (
    <Framed meta={meta} header={header}>
      {children}
    </Framed>
  );
}
