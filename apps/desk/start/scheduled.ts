import type { EditionId } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { draftedSlugs } from '../collections/drafted.ts';
import { type Entry, joined, shown } from './entry.ts';

/** The table of the schedule holds what is still to come, and little else. */
export async function findScheduled(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  const parts = draftedSlugs.map(
    (slug) => `(
      select '${slug}' as collection, doc.id, coalesce(newest.version_title, doc.title) as title,
        job.wait_until as at, doc.edition::text as edition, job.input->>'type' as note
      from payload_jobs as job
      join ${slug} as doc on doc.id = (job.input->'doc'->>'value')::int
      left join _${slug}_v as newest on newest.parent_id = doc.id and newest.latest
      where job.task_slug = 'schedulePublish' and job.completed_at is null
        and job.has_error is not true and job.input->'doc'->>'relationTo' = '${slug}'
        and doc.edition::text = any($1)
      order by job.wait_until limit ${shown})`,
  );
  const { rows } = await payload.db.pool.query<Entry>(joined(parts, 'asc'), [editions]);
  return rows;
}
