import type { Visit } from '../../platform/visit.server.ts';
import { loadAbout } from './load-about.server.ts';

/** The head office stands first, wherever the desk put it. */
export async function loadOffices(visit: Visit) {
  const [page, { list }] = await Promise.all([
    loadAbout(visit, '/about/contact'),
    visit.api.get('offices', {}),
  ]);
  return { ...page, offices: list.toSorted((a, b) => Number(b.head) - Number(a.head)) };
}
