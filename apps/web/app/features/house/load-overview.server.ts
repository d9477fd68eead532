import type { Visit } from '../../platform/visit.server.ts';
import { loadAbout } from './load-about.server.ts';

const newest = 4;

/** The house at a glance; what stands beside its text may be missing. */
export async function loadOverview(visit: Visit) {
  const { api } = visit;
  const [page, home, media, offices] = await Promise.all([
    loadAbout(visit, '/about'),
    api.find('home', {}),
    api.find('mediaList', { rows: newest }),
    api.find('offices', {}),
  ]);
  return {
    ...page,
    counts: home?.counts,
    media: media?.list ?? [],
    head: offices?.list.find(({ head }) => head),
  };
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;
