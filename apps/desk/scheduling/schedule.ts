import type { PayloadRequest } from 'payload';
import { mayUpdate } from '../access/may-update.ts';
import type { DraftedSlug } from '../collections/drafted.ts';
import { Refusal } from '../refusal.ts';

export interface Schedule {
  readonly collection: DraftedSlug;
  readonly id: number;
  readonly type: 'publish' | 'unpublish';
  readonly at: Date;
  /** The zone the editor chose the time in, to be shown again. */
  readonly timezone?: string | undefined;
}

/**
 * Payload itself asks only whether someone is signed in when a time is set, and whether they may publish first when
 * it comes. Here they are asked at once; and again then, since a role may be taken away in between.
 */
export async function schedule(
  req: PayloadRequest,
  { collection, id, type, at, timezone }: Schedule,
): Promise<number> {
  if (!req.user || !(await mayUpdate(req, req.user, collection, id))) {
    throw new Refusal(req, {
      en: 'Your role may not schedule this document.',
      zh: '你的角色不能为该内容安排定时发布。',
    });
  }
  // Written as Payload's own queue writes it, with the id as a text: that is how the drawer looks for it.
  const job = await req.payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      waitUntil: at.toISOString(),
      input: {
        type,
        timezone: timezone ?? null,
        doc: { relationTo: collection, value: String(id) },
        user: { relationTo: 'users', value: req.user.id },
      },
    },
    depth: 0,
    req,
  });
  return job.id;
}
