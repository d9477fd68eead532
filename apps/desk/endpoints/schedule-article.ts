import { parseId } from '@ironbridge/domain';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { mayUpdate } from '../access/may-update.ts';
import { Refusal } from '../refusal.ts';

const order = Type.Object({
  type: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$',
  }),
});

/** What the desk's schedule drawer does, for programs: `POST /api/articles/{id}/schedule` {type, at}. */
export const scheduleArticle: Endpoint = {
  path: '/:id/schedule',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const id = parseId(String(req.routeParams?.['id']));
    if (!req.user || id === undefined || !(await mayUpdate(req, req.user, 'articles', id))) {
      throw new Refusal(req, {
        en: 'Your role may not schedule this document.',
        zh: '你的角色不能为该内容安排定时发布。',
      });
    }
    if (!Value.Check(order, req.data)) {
      throw new Refusal(
        req,
        {
          en: 'Say type (publish or unpublish) and at (a time with its zone).',
          zh: '请给出 type（publish 或 unpublish）和 at（带时区的时间）。',
        },
        400,
      );
    }
    const job = await req.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(req.data.at),
      input: {
        type: req.data.type,
        doc: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: req.user.id },
      },
      req,
    });
    return Response.json({ id: job.id, type: req.data.type, at: job.waitUntil }, { status: 201 });
  },
};
