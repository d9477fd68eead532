import { parseId } from '@ironbridge/domain';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { recordDeed } from '../audit/record.ts';
import { Refusal } from '../refusal.ts';
import { editionsFor } from './readers.ts';

const judgement = Type.Object({ send: Type.Boolean() }, { additionalProperties: false });

/** `POST /api/inbox/enquiries/:id/judge` {send}: a letter that looked like spam goes out after all, or never. */
export const judgeLetter: Endpoint = {
  path: '/inbox/enquiries/:id/judge',
  method: 'post',
  handler: async (req) => {
    if (editionsFor(req.user, 'enquiries').length === 0) throw refuse(req, 403);
    await addDataAndFileToRequest(req);
    const id = parseId(String(req.routeParams?.['id']));
    if (id === undefined || !Value.Check(judgement, req.data)) throw refuse(req, 400);
    const { send } = req.data;
    const { rows } = await req.payload.db.pool.query<{ judged: boolean }>(
      'select member.desk_judge_letter($1, $2) as judged',
      [id, send],
    );
    if (rows[0]?.judged !== true) throw refuse(req, 400);
    const summary = send ? 'held → sent' : 'held → closed';
    await recordDeed(req, { action: 'change', collection: 'enquiries', item: id, summary });
    return Response.json({ id, send });
  },
};

function refuse(req: PayloadRequest, status: 400 | 403): Refusal {
  return new Refusal(
    req,
    status === 403
      ? { en: 'Your role may not judge enquiries.', zh: '你的角色不能处理询价。' }
      : { en: 'This enquiry is not held any more.', zh: '该询价已处理。' },
    status,
  );
}
