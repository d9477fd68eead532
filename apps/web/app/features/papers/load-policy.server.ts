import { paperPolicyPath } from '@ironbridge/domain';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export function loadPolicy({ api }: Visit) {
  return orNotFound(api.get('pageInfo', { path: paperPolicyPath }));
}
