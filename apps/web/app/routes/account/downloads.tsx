import { changeDownload } from '../../features/downloads/change-download.server.ts';
import { DownloadsView } from '../../features/downloads/DownloadsView.tsx';
import { loadDownloads } from '../../features/downloads/load-downloads.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/downloads';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDownloads(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return changeDownload(context.get(visitContext), request);
}

export default function Downloads({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="downloads" done={loaderData.done} failed={actionData?.words}>
      <DownloadsView view={loaderData} />
    </AccountScreen>
  );
}
