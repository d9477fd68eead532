import type { PayloadRequest } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { mayUpdate } from '../access/may-update.ts';
import { draftedSlugs } from '../collections/drafted.ts';
import { Refusal } from '../refusal.ts';

const scheduled = Type.Object({
  doc: Type.Object({
    relationTo: Type.Enum([...draftedSlugs]),
    value: Type.Union([Type.String(), Type.Number()]),
  }),
});

/** A time that was set is cancelled by whom it concerns. */
export async function cancel(req: PayloadRequest, id: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [job] = docs;
  if (job === undefined) return;
  const doc = Value.Check(scheduled, job.input) ? job.input.doc : undefined;
  if (!doc || !(await mayUpdate(req, req.user, doc.relationTo, Number(doc.value)))) {
    throw new Refusal(req, {
      en: 'Your role may not change the schedule of this document.',
      zh: '你的角色不能更改该内容的定时安排。',
    });
  }
  await req.payload.delete({ collection: 'payload-jobs', id, req });
}
