import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { mayUpdate } from '../access/may-update.ts';
import { Refusal } from '../refusal.ts';

/** What Payload's own schedule drawer puts into a job. */
const scheduled = Type.Object({
  doc: Type.Object({
    relationTo: Type.Literal('articles'),
    value: Type.Union([Type.String(), Type.Number()]),
  }),
  user: Type.Optional(
    Type.Object({
      relationTo: Type.Literal('users'),
      value: Type.Union([Type.String(), Type.Number()]),
    }),
  ),
});

const refusal = {
  en: 'Your role may not schedule documents of this edition.',
  zh: '你的角色不能为该站点的内容安排定时发布。',
};

/** Payload asks only whether someone is signed in when a time is set; whether they may publish, first when it comes. */
export const refuseForeignSchedule: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
}) => {
  const input: unknown = data['input'];
  if (operation !== 'create' || !Value.Check(scheduled, input) || input.user === undefined)
    return data;
  const user = await req.payload.findByID({
    collection: 'users',
    id: Number(input.user.value),
    depth: 0,
    req,
  });
  const asked: PayloadRequest['user'] = { ...user, collection: 'users' };
  if (await mayUpdate(req, asked, 'articles', Number(input.doc.value))) return data;
  throw new Refusal(req, refusal);
};

/** And a time that was set is cancelled by whom it concerns. */
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
    if (!(await mayUpdate(req, req.user, 'articles', Number(input.doc.value)))) {
      throw new Refusal(req, refusal);
    }
  }
  return args;
};
