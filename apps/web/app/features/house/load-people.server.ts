import type { Visit } from '../../platform/visit.server.ts';
import { loadAbout } from './load-about.server.ts';

export async function loadPeople(visit: Visit) {
  const [page, { list }] = await Promise.all([
    loadAbout(visit, '/about/management'),
    visit.api.get('people', {}),
  ]);
  return { ...page, people: list };
}
