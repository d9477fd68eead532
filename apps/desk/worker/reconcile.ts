import { setTimeout as delay } from 'node:timers/promises';
import { type EditionId, editionIds, type Kind } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { Progress } from '@ironbridge/service/progress';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { toHash } from '../publishing/projection.ts';
import { sources } from '../publishing/sources.ts';
import { decideAll } from './decision.ts';
import { findHeld } from './ledger.ts';
import { mergeById } from './merge.ts';
import { project } from './project.ts';
import { heldById, indexedById, type Said, toSaid, wantedById } from './reconcile-streams.ts';
import type { Road } from './road.ts';
import { countRecords } from './walk.ts';

export interface Difference {
  readonly kind: Kind;
  readonly id: number;
  readonly edition: EditionId;
  readonly what: string;
}

export interface ReconcileOptions {
  readonly repair: boolean;
  readonly report: (difference: Difference, mended: boolean) => void;
}

const suspectsAtOnce = 200;
const looks = 8;
const pauseMs = 500;

/** Compares what should be live, what is noted as live and what readers get, item by item. Returns what is left. */
export async function reconcile(
  road: Road,
  kind: Kind,
  options: ReconcileOptions,
): Promise<number> {
  const progress = new Progress(kind, await countRecords(road, kind));
  const items = mergeById<Said>([
    wantedById(road, kind, (count) => progress.add(count)),
    heldById(road, kind),
    indexedById(road, kind, 'cn'),
    indexedById(road, kind, 'en'),
  ]);
  let left = 0;
  let suspects: number[] = [];
  const settle = async () => {
    left += await settleSuspects(road, kind, suspects, options);
    suspects = [];
  };
  for await (const { id, parts } of items) {
    const [wanted, held, ...indexed] = parts;
    const differs = editionIds.some((edition, index) => {
      const hashes = [wanted, held, indexed[index]].map((said) => said?.hashes.get(edition));
      return new Set(hashes).size > 1;
    });
    if (differs) suspects.push(id);
    if (suspects.length >= suspectsAtOnce) await settle();
  }
  await settle();
  progress.end();
  return left;
}

/** Items were read at three different moments: what differs is looked at again, until nobody is at work on it. */
async function settleSuspects(
  road: Road,
  kind: Kind,
  suspects: readonly number[],
  { repair, report }: ReconcileOptions,
): Promise<number> {
  const differences = await findLasting(road, kind, suspects);
  if (differences.length === 0) return 0;
  if (!repair) {
    for (const difference of differences) report(difference, false);
    return differences.length;
  }
  const ids = [...new Set(differences.map(({ id }) => id))];
  const failed = await project(road, kind, ids, { force: true });
  for (const [id, error] of failed) road.log.error({ err: error, kind, id }, 'Cannot be projected');
  const lasting = new Set((await findLasting(road, kind, ids)).map(toKey));
  for (const difference of differences) report(difference, !lasting.has(toKey(difference)));
  return lasting.size;
}

function toKey({ id, edition }: Difference): string {
  return `${id}:${edition}`;
}

async function findLasting(
  road: Road,
  kind: Kind,
  suspects: readonly number[],
): Promise<Difference[]> {
  let differences: Difference[] = [];
  let ids = suspects;
  for (let look = 0; look < looks && ids.length > 0; look++) {
    if (look > 0) await delay(pauseMs);
    const busy = await isBusy(road);
    differences = await compare(road, kind, ids);
    ids = differences.map(({ id }) => id);
    if (!busy) break;
  }
  return differences;
}

/** Whether anything is on its way that could still settle a difference. */
async function isBusy({ database }: Road): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from graphile_worker.jobs
     where task_identifier in ('project', 'project_many', 'fan_out', 'continue_fan_out')
       and run_at <= now() and attempts < max_attempts limit 1`,
  );
  return rowCount !== 0;
}

async function compare(road: Road, kind: Kind, ids: readonly number[]): Promise<Difference[]> {
  const [batch, heldRows, indexed] = await Promise.all([
    sources[kind].byIds(road.payload, ids),
    findHeld(road, kind, ids),
    findIndexed(road, kind, ids),
  ]);
  const heldBy = Map.groupBy(heldRows, (row) => row.id);
  return ids.flatMap((id) => {
    if (batch.broken.has(id)) {
      return editionIds.map((edition) => ({ kind, id, edition, what: 'cannot be projected' }));
    }
    const wanted = toSaid(id, decideAll(kind, [id], batch, []));
    const held = toSaid(id, heldBy.get(id) ?? []);
    return editionIds.flatMap((edition) => {
      const what = describe(
        wanted.hashes.get(edition),
        held.hashes.get(edition),
        indexed.get(`${id}:${edition}`),
      );
      return what === undefined ? [] : [{ kind, id, edition, what }];
    });
  });
}

function describe(wanted?: string, held?: string, indexed?: string): string | undefined {
  if (wanted === indexed && wanted === held) return undefined;
  if (wanted === indexed) return 'readers get it right, the ledger notes something else';
  if (wanted === undefined) return 'is not live, but readers get it';
  if (indexed === undefined) return 'is live, but readers do not get it';
  return 'readers get another text than the desk has';
}

const found = Compile(
  Type.Object({
    docs: Type.Array(
      Type.Object({
        found: Type.Optional(Type.Boolean()),
        _source: Type.Optional(Type.Object({}, { additionalProperties: true })),
      }),
    ),
  }),
);

async function findIndexed(
  road: Road,
  kind: Kind,
  ids: readonly number[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const asked = ids.flatMap((id) => editionIds.map((edition) => ({ id, edition })));
  const docs = asked.map(({ id, edition }) => ({
    _index: aliasOf(kind, edition),
    _id: String(id),
  }));
  const answer = await road.engine.get({ method: 'POST', path: '/_mget', body: { docs } });
  return new Map(
    found.Parse(answer).docs.flatMap(({ _source }, index) => {
      const item = asked[index];
      return _source && item ? [[`${item.id}:${item.edition}`, toHash(_source)] as const] : [];
    }),
  );
}
