import { loadUpload } from '../../features/uploads/load-upload.server.ts';
import { usePage } from '../../platform/page.ts';
import { RefusedScreen } from '../../shell/error/RefusedScreen.tsx';
import type { Route } from './+types/uploads';

export function loader({ request }: Route.LoaderArgs) {
  return loadUpload(request);
}

/** Seen only where there is no such upload. */
export default function Uploads() {
  const { uploadKicker, uploadHeadline, uploadText } = usePage().copy.utility;
  return <RefusedScreen kicker={uploadKicker} headline={uploadHeadline} text={uploadText} />;
}
