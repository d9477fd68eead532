import { paperPolicyPath } from '@ironbridge/domain';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toPaper } from '../../shell/to-paper.ts';

const shown = 4;

export async function loadPolicy({ api, copy }: Visit) {
  const [policy, papers] = await Promise.all([
    orNotFound(api.get('pageInfo', { path: paperPolicyPath })),
    api.find('paperList', { rows: shown }),
  ]);
  return { policy, papers: (papers?.list ?? []).map((card) => toPaper(card, copy)) };
}

export type PolicyPage = Awaited<ReturnType<typeof loadPolicy>>;
