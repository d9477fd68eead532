import { editions } from '@ironbridge/domain';
import { visitContext } from '../../platform/visit.server.ts';
import { toManifest } from '../../shell/app-icons/manifest.ts';
import type { Route } from './+types/manifest';

export async function loader({ context }: Route.LoaderArgs) {
  const { edition, frame, copy } = context.get(visitContext);
  const { settings } = await frame;
  const about = settings?.seo_description || copy.frame.purpose;
  return new Response(JSON.stringify(toManifest(editions[edition], about)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
