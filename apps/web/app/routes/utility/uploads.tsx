import { loadUpload } from '../../features/uploads/load-upload.server.ts';
import { NoUpload } from '../../features/uploads/NoUpload.tsx';
import { usePage } from '../../platform/page.ts';
import { Brand } from '../../shell/Brand.tsx';
import { EmptyScreen } from '../../shell/EmptyScreen.tsx';
import type { Route } from './+types/uploads';

export function loader({ request }: Route.LoaderArgs) {
  return loadUpload(request);
}

export default function Uploads() {
  const { copy, edition } = usePage();
  return (
    <EmptyScreen meta={{ title: `${copy.utility.uploadTitle} · ${edition.name}` }}>
      <div className="wrap error-alone">
        <Brand />
        <div className="error-words">
          <NoUpload />
        </div>
      </div>
    </EmptyScreen>
  );
}
