import { parseId } from '@ironbridge/domain';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { recordDeed } from '../audit/record.ts';
import { Refusal } from '../refusal.ts';
import { getKind } from './get-kind.ts';
import type { Kind } from './kind.ts';
import { inboxKinds } from './kinds.ts';
import { editionsFor } from './readers.ts';

const order = Type.Object({ done: Type.Boolean() }, { additionalProperties: false });

/** `POST /api/inbox/:kind/:id/done` {done}: somebody has seen to it, or not after all. */
export const markDone: Endpoint = {
  path: '/inbox/:kind/:id/done',
  method: 'post',
  handler: async (req) => {
    const kind = getKind(req);
    const { hasDone }: Kind = inboxKinds[kind];
    await addDataAndFileToRequest(req);
    const id = parseId(String(req.routeParams?.['id']));
    const gone = new Refusal(req, { en: 'There is no such item.', zh: '没有这条记录。' }, 400);
    if (!hasDone || id === undefined || !Value.Check(order, req.data)) throw gone;
    const { done } = req.data;
    const { rows } = await req.payload.db.pool.query<{ marked: boolean }>(
      'select member.desk_mark_done($1, $2, $3, $4) as marked',
      [kind, id, editionsFor(req.user, kind), done],
    );
    if (rows[0]?.marked !== true) throw gone;
    const summary = done ? 'open → done' : 'done → open';
    await recordDeed(req, { action: 'change', collection: kind, item: id, summary });
    return Response.json({ id, done });
  },
};
