import { changeDownload } from '../../features/downloads/change-download.server.ts';
import { DownloadsView } from '../../features/downloads/DownloadsView.tsx';
import { loadDownloads } from '../../features/downloads/load-downloads.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import { findDone } from '../../shell/account/find-done.ts';
import type { Route } from './+types/downloads';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDownloads(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return changeDownload(context.get(visitContext), request);
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const { ready, renewed, withdrawn } = usePage().copy.downloads;
  const done = findDone({ ready, renewed, withdrawn }, loaderData.done);
  return (
    <AccountScreen section="downloads" done={done}>
      <DownloadsView view={loaderData} />
    </AccountScreen>
  );
}
