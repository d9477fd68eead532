import { editions } from '@ironbridge/domain';
import { answerNotFound, orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { splitLede } from './split-lede.ts';
import { toAward } from './to-award.ts';

const path = '/meeting/innovation';

/** Only where the edition gives one. */
export async function loadAward({ api, edition }: Visit) {
  if (!editions[edition].has.innovationAward) answerNotFound();
  const text = await orNotFound(api.get('pageInfo', { path }));
  const { lede, rest } = splitLede(text.body);
  return { path, text, lede, award: toAward(rest) };
}

export type AwardPage = Awaited<ReturnType<typeof loadAward>>;
