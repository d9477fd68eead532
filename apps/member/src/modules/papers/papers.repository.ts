import type { PaperRequest } from '@ironbridge/contract';
import { type EditionId, paperLinkHours } from '@ironbridge/domain';
import type { Pool, PoolClient } from 'pg';
import type { Member } from '../identity/member.ts';

type Owner = Pick<Member, 'id' | 'region'>;

interface PaperFile {
  readonly title: string;
  readonly key: string;
  readonly bytes: number;
  /** Who gave it out, as the edition's readers see it. */
  readonly supplier: string | null;
}

export interface DownloadRow {
  readonly id: number;
  readonly paper: number;
  readonly created: Date;
  readonly bytes: number;
  readonly reached: number;
  readonly until: Date;
}

const columns = 'id, paper, created, bytes::float8, reached::float8, until';
const linkTime = `now() + interval '${paperLinkHours} hours'`;

/** Only of a paper that readers of the edition see. */
export async function findPaperFile(
  database: Pool,
  edition: EditionId,
  paper: number,
): Promise<PaperFile | undefined> {
  const { rows } = await database.query<PaperFile>(
    `select title, file_key as key, bytes::float8, supplier from road.paper_files
     where id = $1 and edition = $2`,
    [paper, edition],
  );
  return rows[0];
}

/** What the same form was answered with before. The member waits here for an answer under way. */
export async function findSameForm(
  client: PoolClient,
  { id }: Owner,
  { form, paper }: Pick<PaperRequest, 'form' | 'paper'>,
): Promise<DownloadRow | undefined> {
  await client.query('select from members where id = $1 for no key update', [id]);
  const { rows } = await client.query<DownloadRow>(
    `select ${columns} from downloads
     where lead = (select id from leads where subject = $1 and paper = $2 and form = $3)`,
    [id, paper, form],
  );
  return rows[0];
}

/** Asked for again, the newest answers count, and the time of the link begins anew. */
export async function addLead(
  client: PoolClient,
  { id, region }: Owner,
  request: Omit<PaperRequest, 'agreed'> & {
    readonly edition: EditionId;
    readonly bytes: number;
    readonly consent: number;
  },
): Promise<DownloadRow> {
  const { form, paper, name, email, company, country, role, purpose } = request;
  const { rows } = await client.query<DownloadRow>(
    `with lead as (
       insert into leads (subject, region, edition, form, paper, name, email, company, country, role, purpose,
         may_write, consent)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (subject, paper) do update set form = excluded.form, name = excluded.name,
         email = excluded.email, company = excluded.company, country = excluded.country, role = excluded.role,
         purpose = excluded.purpose, may_write = excluded.may_write, consent = excluded.consent
       returning id
     )
     insert into downloads (lead, subject, region, edition, paper, bytes, until)
     select id, $1, $2, $3, $5, $14, ${linkTime} from lead
     on conflict (lead) do update set bytes = excluded.bytes, until = excluded.until
     returning ${columns}`,
    [
      id,
      region,
      request.edition,
      form,
      paper,
      name,
      email,
      company,
      country,
      role,
      purpose ?? null,
      request.may_write,
      request.consent,
      request.bytes,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A lead was not kept');
  return row;
}

export async function findDownloads(
  database: Pool,
  { id }: Owner,
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<{ readonly list: DownloadRow[]; readonly total: number }> {
  const [found, counted] = await Promise.all([
    database.query<DownloadRow>(
      `select ${columns} from downloads where subject = $1
       order by created desc, id limit $2 offset $3`,
      [id, rows, (page - 1) * rows],
    ),
    database.query<{ total: number }>(
      'select count(*)::integer as total from downloads where subject = $1',
      [id],
    ),
  ]);
  return { list: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findDownload(
  database: Pool,
  { id }: Owner,
  download: number,
): Promise<(DownloadRow & { readonly edition: EditionId }) | undefined> {
  const { rows } = await database.query<DownloadRow & { readonly edition: EditionId }>(
    `select ${columns}, edition from downloads where id = $1 and subject = $2`,
    [download, id],
  );
  return rows[0];
}

export async function renewDownload(
  database: Pool,
  { id }: Owner,
  download: number,
): Promise<DownloadRow | undefined> {
  const { rows } = await database.query<DownloadRow>(
    `update downloads set until = ${linkTime} where id = $1 and subject = $2 returning ${columns}`,
    [download, id],
  );
  return rows[0];
}

export async function keepReached(database: Pool, download: number, reached: number) {
  await database.query(
    'update downloads set reached = least(bytes, greatest(reached, $2)) where id = $1',
    [download, reached],
  );
}

/** What was said for a paper goes; that it was once agreed to stays, with the day it was taken back. */
export async function withdrawLead(client: PoolClient, { id }: Owner, download: number) {
  const { rows } = await client.query<{ consent: number }>(
    `delete from leads using downloads
     where leads.id = downloads.lead and downloads.id = $1 and downloads.subject = $2
     returning leads.consent`,
    [download, id],
  );
  const [row] = rows;
  if (row === undefined) return false;
  await client.query('update consents set withdrawn = now() where id = $1', [row.consent]);
  return true;
}
