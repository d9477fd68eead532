import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { splitLede } from './split-lede.ts';

/** A text about the house as the desk wrote it, and how many are wanted there: the tabs say so on each of its pages. */
export async function loadAbout({ api }: Visit, path: string) {
  const [text, jobs] = await Promise.all([
    orNotFound(api.get('pageInfo', { path })),
    api.find('jobs', {}),
  ]);
  return { about: { path, text, ...splitLede(text.body), openJobs: jobs?.list.length } };
}

export type About = Awaited<ReturnType<typeof loadAbout>>['about'];
