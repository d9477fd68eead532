import { errorCatalogue, type PaperRequest } from '@ironbridge/contract';
import { type EditionId, isCountryCode, paperPath, parseEmail } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { addConsent } from '../consent/consent.repository.ts';
import type { Member } from '../identity/member.ts';
import { addLead, type DownloadRow, findPaperFile, findSameForm } from './papers.repository.ts';

/** Who asks, what was agreed to and the right to the file are one: all of it is kept, or none. */
export async function requestPaper(
  database: Pool,
  member: Member,
  edition: EditionId,
  request: PaperRequest,
): Promise<DownloadRow> {
  if (!request.agreed) throw new PublicError(errorCatalogue.agree_first);
  const email = parseEmail(request.email);
  if (email === undefined) throw new PublicError(errorCatalogue.wrong_email);
  if (!isCountryCode(request.country)) throw new PublicError(errorCatalogue.bad_request);
  const file = await findPaperFile(database, edition, request.paper);
  if (file === undefined) throw new PublicError(errorCatalogue.not_found);
  const { papers } = messages[edition];
  return inTransaction(database, async (client) => {
    const same = await findSameForm(client, member, request);
    if (same) return same;
    const place = paperPath(request.paper);
    const mayWrite = file.supplier ? papers.mayWriteOf(file.supplier) : papers.mayWrite;
    const wording = [papers.agree, ...(request.may_write ? [mayWrite] : [])].join('\n');
    const consent = await addConsent(client, member, { purpose: 'paper', wording, place, edition });
    return addLead(client, member, { ...request, email, edition, bytes: file.bytes, consent });
  });
}
