import { EmptyScreen, type EmptyScreenProps } from './EmptyScreen.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';

/** A page in the download layout: no header, the footer alone. */
export function DownloadScreen(page: EmptyScreenProps) {
  return (
    <>
      <EmptyScreen {...page} />
      <SiteFooter />
    </>
  );
}
