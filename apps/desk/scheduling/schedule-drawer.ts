import type { ServerFunction } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { draftedSlugs } from '../collections/drafted.ts';
import { cancel } from './cancel.ts';
import { schedule } from './schedule.ts';

const set = Type.Object({
  type: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  timezone: Type.Optional(Type.String()),
  doc: Type.Object({
    relationTo: Type.Enum([...draftedSlugs]),
    value: Type.Union([Type.String({ pattern: '^\\d+$' }), Type.Number()]),
  }),
});

const withdrawn = Type.Object({ deleteID: Type.Union([Type.String(), Type.Number()]) });

/** Stands in for Payload's own, which lets anyone who is signed in set and cancel times. */
export const scheduleDrawer: ServerFunction = async ({ req, ...asked }) => {
  try {
    if (Value.Check(withdrawn, asked)) {
      await cancel(req, Number(asked.deleteID));
    } else if (Value.Check(set, asked) && asked['date'] instanceof Date) {
      const { doc, timezone, type } = asked;
      const { relationTo: collection, value } = doc;
      await schedule(req, { collection, id: Number(value), type, at: asked['date'], timezone });
    } else {
      return { error: req.t('error:unknown') };
    }
    return { message: req.t('general:success') };
  } catch (error) {
    req.payload.logger.info({ err: error }, 'A schedule was refused');
    return { error: error instanceof Error ? error.message : String(error) };
  }
};
