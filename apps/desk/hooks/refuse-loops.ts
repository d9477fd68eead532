import { isEditionId, pickRule, toSourcesOf } from '@ironbridge/domain';
import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { Refusal } from '../refusal.ts';
import { findId } from './find-id.ts';
import type { Row } from './row.ts';

/** Longer than any chain that is meant. */
const mostSteps = 10;

/** A redirect stands once in its edition, and never leads back to where it began, by itself or by others. */
export const refuseLoops: CollectionBeforeChangeHook<Row> = async ({ data, originalDoc, req }) => {
  const textOf = (name: string) => {
    const text = data[name] ?? originalDoc?.[name];
    return typeof text === 'string' ? text : '';
  };
  const from = textOf('from');
  const to = textOf('to');
  const edition = data['edition'] ?? originalDoc?.['edition'];
  const others = othersOf(edition, findId(originalDoc));
  const twice = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: from } }, ...others] },
    req,
  });
  if (twice.totalDocs > 0) {
    throw new Refusal(
      req,
      { en: `There is a redirect from ${from} already.`, zh: `已有从 ${from} 出发的跳转。` },
      400,
    );
  }
  await refuseReturn(req, from, to, others);
  return data;
};

/** The others that a reader of the same edition meets. */
function othersOf(edition: unknown, own: number | undefined): Where[] {
  return [
    ...(isEditionId(edition) ? [{ edition: { in: [edition, 'both'] } }] : []),
    ...(own === undefined ? [] : [{ id: { not_equals: own } }]),
  ];
}

async function refuseReturn(
  req: PayloadRequest,
  from: string,
  to: string,
  others: readonly Where[],
): Promise<void> {
  let target = to;
  for (let step = 0; step < mostSteps; step += 1) {
    const sources = toSourcesOf(target);
    if (sources.includes(from)) {
      throw new Refusal(
        req,
        {
          en: `This would lead back to ${from}, in a circle.`,
          zh: `这样会绕回 ${from}，形成循环跳转。`,
        },
        400,
      );
    }
    if (sources.length === 0) return;
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { and: [{ from: { in: sources } }, ...others] },
      depth: 0,
      pagination: false,
      req,
    });
    const next = pickRule(docs);
    if (next === undefined) return;
    target = next.to;
  }
}
