import { parseId } from '@ironbridge/domain';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { DraftedSlug } from '../collections/drafted.ts';
import { Refusal } from '../refusal.ts';
import { schedule } from './schedule.ts';

const order = Type.Object({
  type: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$',
  }),
});

/** What the desk's schedule drawer does, for programs: `POST /api/articles/{id}/schedule` {type, at}. */
export const scheduleEndpoint = (collection: DraftedSlug): Endpoint => ({
  path: '/:id/schedule',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const id = parseId(String(req.routeParams?.['id']));
    if (id === undefined || !Value.Check(order, req.data)) {
      throw new Refusal(
        req,
        {
          en: 'Say type (publish or unpublish) and at (a time with its zone).',
          zh: '请给出 type（publish 或 unpublish）和 at（带时区的时间）。',
        },
        400,
      );
    }
    const { type, at } = req.data;
    const job = await schedule(req, { collection, id, type, at: new Date(at) });
    return Response.json({ id: job, type, at }, { status: 201 });
  },
});
