import { referenceTag } from '@ironbridge/domain';
import type { RegisterCall } from '../../http/call-route.ts';
import type { ReferenceService } from './reference.service.ts';

export function referenceRoutes(register: RegisterCall, reference: ReferenceService): void {
  register('baseinfo', (_query, edition) => ({
    json: reference.get(edition).baseinfo,
    tags: [referenceTag(edition)],
  }));
  register('industryTree', (_query, edition) => ({
    json: reference.get(edition).industryTree,
    tags: [referenceTag(edition)],
  }));
}
