import { isEditionId, readerPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { answerElsewhere, orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseReaderAddress } from './reader/parse-reader-address.ts';
import { toReader } from './reader/to-reader.ts';

export type LoadedIssue = Awaited<ReturnType<typeof loadIssue>>;

/** An issue, opened at a page of it; a page that it does not have leads to the nearest. */
export async function loadIssue(visit: Visit, request: Request, key: string) {
  const id = getId(key);
  const [issue, magazines] = await Promise.all([
    orNotFound(visit.api.get('magInfo', { id })),
    visit.api.find('magazines', {}),
  ]);
  const address = parseReaderAddress(new URL(request.url));
  const { page } = address;
  const last = Math.max(1, issue.pages.length);
  if (page !== undefined && (page < 1 || page > last)) {
    answerElsewhere(readerPath(id, { ...address, page: page < 1 ? 1 : last, at: undefined }), 302);
  }
  return {
    issue,
    magazine: magazines?.list.find((one) => one.id === issue.mag?.id),
    language: isEditionId(issue.lang) ? issue.lang : undefined,
    reader: issue.pages.length ? toReader(issue, address) : undefined,
  };
}
