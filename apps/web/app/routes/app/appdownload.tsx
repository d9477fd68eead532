import { parseId } from '@ironbridge/domain';
import { AppDownloadView } from '../../features/app/AppDownloadView.tsx';
import { usePage } from '../../platform/page.ts';
import { DownloadScreen } from '../../shell/DownloadScreen.tsx';
import type { Route } from './+types/appdownload';

export function loader({ request }: Route.LoaderArgs) {
  return { article: parseId(new URL(request.url).searchParams.get('id') ?? '') };
}

export default function AppDownload({ loaderData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const meta = {
    title: `${copy.app.title} · ${edition.name}`,
    description: copy.app.text,
    canonical: '/appdownload',
  };
  return (
    <DownloadScreen meta={meta}>
      <AppDownloadView {...loaderData} />
    </DownloadScreen>
  );
}
