import type { ReactNode } from 'react';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';

interface DownloadScreenProps {
  readonly meta: PageMetaProps;
  readonly children: ReactNode;
}

/** A page in the download layout: no header, the footer alone. */
export function DownloadScreen({ meta, children }: DownloadScreenProps) {
  return (
    <>
      <PageMeta {...meta} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
