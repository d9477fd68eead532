import type { Visit } from '../../platform/visit.server.ts';
import { loadAbout } from './load-about.server.ts';

export async function loadCareers(visit: Visit) {
  const [page, { list }] = await Promise.all([
    loadAbout(visit, '/about/careers'),
    visit.api.get('jobs', {}),
  ]);
  return { ...page, jobs: list };
}
