import face from '@ironbridge/ui/plex-sans-common.woff2?url';
import { Outlet, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { headScript } from './platform/head-script.ts';
import { usePage } from './platform/page.ts';
import { AppIcons } from './shell/app-icons/AppIcons.tsx';
import { ErrorScreen } from './shell/error/ErrorScreen.tsx';
import { ConnectionBar } from './shell/notices/ConnectionBar.tsx';
import { Notices } from './shell/notices/Notices.tsx';
import { findAreaStyles } from './styles/area-styles.ts';
import stylesheet from './styles.css?url';

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const { edition, script } = usePage();
  const areaStyles = findAreaStyles(useMatches().at(-1)?.id ?? '');
  return (
    <html lang={edition.lang} data-wechat-share={edition.has.wechatShare ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{headScript}</script>
        {/* Early, but after the page's first picture: a face that comes late is left out. */}
        <link
          rel="preload"
          href={face}
          as="font"
          type="font/woff2"
          crossOrigin=""
          fetchPriority="low"
        />
        <link rel="stylesheet" href={stylesheet} />
        {areaStyles ? <link rel="stylesheet" href={areaStyles} /> : null}
        <AppIcons />
      </head>
      <body>
        {children}
        <Notices />
        <ConnectionBar />
        <script type="module" src={script} fetchPriority="low" />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
