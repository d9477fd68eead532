import { type EditionId, editionIds, type Kind, listTag } from '@ironbridge/domain';
import { aliasOf, type IndexName } from '@ironbridge/search';
import { Progress } from '@ironbridge/service/progress';
import { toKept } from './consequences.ts';
import { decideAll } from './decision.ts';
import { writeAll } from './index-writer.ts';
import {
  createBuildingIndex,
  dropIndex,
  findIndicesBehind,
  type RebuiltName,
  takeOver,
} from './indices.ts';
import { hold } from './ledger.ts';
import { outlast } from './outlast.ts';
import { toWrite } from './project.ts';
import { projectReference } from './reference.ts';
import type { ToolRoad } from './tool-road.ts';
import { countRecords, type Step, walk } from './walk.ts';

const batchSize = 400;

/** Builds new indices of a kind beside the live ones and lets them take over. Returns how many documents they hold. */
export async function reindex(road: ToolRoad, name: RebuiltName): Promise<number> {
  const claim = await claimRebuild(road, name);
  try {
    await dropAbandoned(road, name);
    const indices = await register(road, name);
    const count = name === 'reference' ? await fillReference(road) : await fill(road, name);
    for (const [edition, index] of indices) await replaceLive(road, name, edition, index);
    if (name !== 'reference') await purgeLists(road, name);
    return count;
  } finally {
    claim.release(true);
  }
}

/** Two of them would drop each other's indices. */
async function claimRebuild(road: ToolRoad, name: IndexName) {
  const client = await road.database.connect();
  const { rows } = await client.query<{ claimed: boolean }>(
    `select pg_try_advisory_lock(hashtext('road.rebuild'), hashtext($1)) as claimed`,
    [name],
  );
  if (rows[0]?.claimed) return client;
  client.release();
  throw new Error(`The ${name} indices are being rebuilt by somebody else`);
}

async function dropAbandoned(road: ToolRoad, name: IndexName): Promise<void> {
  const { rows } = await road.database.query<{ index_name: string }>(
    'delete from road.building where kind = $1 returning index_name',
    [name],
  );
  for (const { index_name: index } of rows) await dropIndex(road.engine, index);
}

/**
 * From here on every publish is written to both. One whose worker did not know of it yet was committed before, so the
 * walk through all records, which starts after, finds it.
 */
async function register(road: ToolRoad, name: IndexName): Promise<Map<EditionId, string>> {
  const indices = new Map<EditionId, string>();
  for (const edition of editionIds) {
    indices.set(edition, await createBuildingIndex(road.engine, name, edition));
  }
  for (const [edition, index] of indices) {
    await road.database.query(
      'insert into road.building (kind, edition, index_name) values ($1, $2, $3)',
      [name, edition, index],
    );
  }
  return indices;
}

async function fill(road: ToolRoad, kind: Kind): Promise<number> {
  const progress = new Progress(kind, await countRecords(road, kind));
  let documents = 0;
  for await (const step of walk(road, kind, batchSize)) {
    documents += await outlast(road.log, () => writeStep(road, kind, step));
    progress.add(step.batch.projected.size + step.batch.broken.size);
    for (const [id, error] of step.batch.broken)
      road.log.error({ err: error, kind, id }, 'Left out');
  }
  progress.end();
  return documents;
}

async function writeStep(road: ToolRoad, kind: Kind, { version, batch }: Step): Promise<number> {
  const live = decideAll(kind, [...batch.projected.keys()], batch, []).filter(
    (decision) => decision.wanted !== undefined,
  );
  const outcomes = await writeAll(
    road.engine,
    live.map((decision) => toWrite(kind, decision)),
    version,
    { live: false, building: editionIds },
  );
  const refused = outcomes.find((outcome) => outcome instanceof Error);
  if (refused instanceof Error) throw refused;
  const kept = live.map((decision) => toKept({ ...decision, wrote: true }, version));
  await hold(road, kind, kept);
  return live.length;
}

async function fillReference(road: ToolRoad): Promise<number> {
  await outlast(road.log, () => projectReference(road, true));
  return editionIds.length;
}

async function replaceLive(
  road: ToolRoad,
  name: IndexName,
  edition: EditionId,
  index: string,
): Promise<void> {
  const old = await findIndicesBehind(road.engine, aliasOf(name, edition));
  await takeOver(road.engine, name, edition, index, road.replicas);
  await road.database.query('delete from road.building where kind = $1 and edition = $2', [
    name,
    edition,
  ]);
  for (const replaced of old) await dropIndex(road.engine, replaced);
}

async function purgeLists(road: ToolRoad, kind: Kind): Promise<void> {
  const tags = editionIds.map((edition) => listTag(edition, kind));
  await road.database.query('select road.ask_purge($1, $2, $3)', [road.edges, tags, []]);
}
