import { type Download, errorCatalogue } from '@ironbridge/contract';
import { lists, shanghaiTimestamp } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Member } from '../identity/member.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { PaperLinks } from './paper-links.ts';
import {
  type DownloadRow,
  findDownloads,
  renewDownload,
  withdrawLead,
} from './papers.repository.ts';
import { requestPaper } from './papers.service.ts';

interface PaperParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly links: PaperLinks;
}

export function paperRoutes(
  register: RegisterMember,
  { database, sessions, links }: PaperParts,
): void {
  register('downloads', async ({ takes: { page = 1, rows = lists.rowsDefault }, request }) => {
    const member = await sessions.getMember(request);
    const { list, total } = await findDownloads(database, member, { page, rows });
    return { list: list.map((row) => toDownload(row, member, links)), total };
  });

  register('requestPaper', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    return toDownload(await requestPaper(database, member, edition, takes), member, links);
  });

  register('renewDownload', async ({ takes, request }) => {
    const member = await sessions.getMember(request);
    const row = await renewDownload(database, member, takes.id);
    if (row === undefined) throw new PublicError(errorCatalogue.not_found);
    return toDownload(row, member, links);
  });

  register('withdrawDownload', async ({ takes, request }) => {
    const member = await sessions.getMember(request);
    const found = await inTransaction(database, (client) => withdrawLead(client, member, takes.id));
    if (!found) throw new PublicError(errorCatalogue.not_found);
    return null;
  });
}

/** With its link as long as that is good. */
function toDownload(row: DownloadRow, { id }: Pick<Member, 'id'>, links: PaperLinks): Download {
  const { created, until, ...download } = row;
  const isOpen = until.getTime() > Date.now();
  const seconds = Math.floor(until.getTime() / 1000);
  return {
    ...download,
    time: shanghaiTimestamp(created),
    until: isOpen ? shanghaiTimestamp(until) : null,
    link: isOpen ? links.toLink({ download: row.id, member: id, until: seconds }) : null,
  };
}
