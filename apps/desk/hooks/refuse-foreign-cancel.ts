import type { CollectionBeforeOperationHook } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { mayUpdate } from '../access/may-update.ts';
import { Refusal } from '../refusal.ts';

const scheduled = Type.Object({
  doc: Type.Object({
    relationTo: Type.Literal('articles'),
    value: Type.Union([Type.String(), Type.Number()]),
  }),
});

/** A time that was set is cancelled by whom it concerns. Who runs the queue is nobody, and takes away what is done. */
export const refuseForeignCancel: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'delete' || !req.user || !('where' in args)) return args;
  const found = await req.payload.find({
    collection: 'payload-jobs',
    where: args.where ?? {},
    depth: 0,
    pagination: false,
    req,
  });
  for (const { input } of found.docs) {
    if (!Value.Check(scheduled, input)) continue;
    if (await mayUpdate(req, req.user, 'articles', Number(input.doc.value))) continue;
    throw new Refusal(req, {
      en: 'Your role may not change the schedule of this document.',
      zh: '你的角色不能更改该内容的定时安排。',
    });
  }
  return args;
};
