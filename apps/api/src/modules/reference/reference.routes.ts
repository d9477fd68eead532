import { parseIdList, referenceTag } from '@ironbridge/domain';
import { type RegisterCall, toJson } from '../../http/call-route.ts';
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
  register('keywords', (_query, edition) => ({
    json: reference.get(edition).keywords,
    tags: [referenceTag(edition)],
  }));
  register('tagList', ({ sid }, edition) => ({
    json: toJson({ list: reference.get(edition).tagsOf(parseIdList(sid)) }),
    tags: [referenceTag(edition)],
  }));
}
