import type { EditionId } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { type Entry, shown } from './entry.ts';

/** Held, for us to pass on, or reported: the oldest first, for somebody waits for an answer. */
export async function findWaitingEnquiries(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  return find(
    payload,
    `select 'enquiries' as collection, id, about_name as title, created as at, edition, contact_name as note
     from member.desk_enquiries where state in ('held', 'desk', 'reported') and edition = any ($1)
     order by created limit ${shown}`,
    editions,
  );
}

export async function findNewLeads(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  return find(
    payload,
    `select 'leads' as collection, id, company as title, created as at, edition, name as note
     from member.desk_leads where done is null and created > now() - interval '30 days' and edition = any ($1)
     order by created desc limit ${shown}`,
    editions,
  );
}

export async function findNewMessages(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  return find(
    payload,
    `select 'messages' as collection, id, left(message, 80) as title, created as at, edition, contact_name as note
     from member.desk_messages where done is null and created > now() - interval '30 days' and edition = any ($1)
     order by created desc limit ${shown}`,
    editions,
  );
}

async function find(
  payload: Payload,
  query: string,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  const { rows } = await payload.db.pool.query<Entry>(query, [editions]);
  return rows;
}
