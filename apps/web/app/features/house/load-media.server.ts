import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

const nearby = 6;

export async function loadMediaItem({ api }: Visit, key: string) {
  const id = getId(key);
  const [item, newest] = await Promise.all([
    orNotFound(api.get('mediaInfo', { id })),
    api.find('mediaList', { rows: nearby }),
  ]);
  return { item, others: (newest?.list ?? []).filter((each) => each.id !== id) };
}

export type MediaPage = Awaited<ReturnType<typeof loadMediaItem>>;
