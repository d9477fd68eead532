import type { EditionId } from '@ironbridge/domain';
import { editionIds, kinds } from '@ironbridge/domain';
import { aliasOf, fieldLimit, type IndexName, indexBody, indexOf } from '@ironbridge/search';
import type { Engine } from './engine.ts';

/** What can be rebuilt from the records; what is popular is written anew each minute. */
export const rebuiltNames = [...kinds, 'reference'] as const satisfies readonly IndexName[];
export type RebuiltName = (typeof rebuiltNames)[number];

const indexNames: readonly IndexName[] = [...rebuiltNames, 'popular'];

/** What is being built stands under an alias too, so that a bulk can never create an index by its name. */
export function buildingAlias(name: IndexName, edition: EditionId): string {
  return `${aliasOf(name, edition)}-building`;
}

/** On the first start there is nothing to search yet: an empty index is the right answer, not an error. */
export async function ensureIndices(engine: Engine, replicas: number): Promise<void> {
  for (const name of indexNames) {
    for (const edition of editionIds) await ensureIndex(engine, name, edition, replicas);
  }
}

async function ensureIndex(
  engine: Engine,
  name: IndexName,
  edition: EditionId,
  replicas: number,
): Promise<void> {
  const alias = aliasOf(name, edition);
  const { status } = await engine.send({ method: 'HEAD', path: `/_alias/${alias}` });
  if (status === 200) {
    // The cluster may have grown since it was made.
    const settings = {
      index: { number_of_replicas: replicas, 'mapping.total_fields.limit': fieldLimit },
    };
    await engine.get({ method: 'PUT', path: `/${alias}/_settings`, body: settings });
    await addFields(engine, name, edition);
    return;
  }
  const body = { ...indexBody(name, edition, replicas), aliases: { [alias]: {} } };
  const index = indexOf(name, edition, 1);
  const made = await engine.send({ method: 'PUT', path: `/${index}`, body });
  // The other lane may have started in the same second.
  if (made.status >= 300 && !JSON.stringify(made.body).includes('resource_already_exists')) {
    throw new Error(`Index ${index} was refused: ${JSON.stringify(made.body).slice(0, 500)}`);
  }
}

/**
 * A release may write fields that the one before did not know. What can be added is; what changes a field waits for a
 * rebuild, and until then documents that need it are refused, each with its reason.
 */
async function addFields(engine: Engine, name: IndexName, edition: EditionId): Promise<void> {
  const { mappings } = indexBody(name, edition, 0);
  await engine.send({ method: 'PUT', path: `/${aliasOf(name, edition)}/_mapping`, body: mappings });
}

export async function createBuildingIndex(
  engine: Engine,
  name: IndexName,
  edition: EditionId,
): Promise<string> {
  const index = indexOf(name, edition, (await findNewestGeneration(engine, name, edition)) + 1);
  const { settings, mappings } = indexBody(name, edition, 0);
  await engine.get({
    method: 'PUT',
    path: `/${index}`,
    body: {
      mappings,
      // Copies and searches come with the take-over; until then nobody reads it.
      settings: { ...settings, refresh_interval: '-1' },
      aliases: { [buildingAlias(name, edition)]: {} },
    },
  });
  return index;
}

async function findNewestGeneration(
  engine: Engine,
  name: IndexName,
  edition: EditionId,
): Promise<number> {
  const found = await engine.get({ method: 'GET', path: `/${aliasOf(name, edition)}-*/_settings` });
  const names = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  return Math.max(0, ...names.map((index) => Number(index.split('-').at(-1)) || 0));
}

/** Makes a built index the one readers ask, in one step, and drops those it replaces. */
export async function takeOver(
  engine: Engine,
  name: IndexName,
  edition: EditionId,
  index: string,
  replicas: number,
): Promise<void> {
  const alias = aliasOf(name, edition);
  await engine.get({
    method: 'PUT',
    path: `/${index}/_settings`,
    body: { index: { refresh_interval: '1s', number_of_replicas: replicas } },
  });
  await engine.get({ method: 'POST', path: `/${index}/_refresh` });
  // A node that is killed replays what was never flushed before it answers: all of a new index.
  await engine.get({ method: 'POST', path: `/${index}/_flush` });
  const old = await findIndicesBehind(engine, alias);
  await engine.get({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        ...old.map((replaced) => ({ remove: { index: replaced, alias } })),
        { add: { index, alias } },
        { remove: { index, alias: buildingAlias(name, edition) } },
      ],
    },
  });
}

export async function dropIndex(engine: Engine, index: string): Promise<void> {
  const { status, body } = await engine.send({ method: 'DELETE', path: `/${index}` });
  if (status >= 300 && status !== 404) {
    throw new Error(`Index ${index} could not be dropped: ${JSON.stringify(body).slice(0, 500)}`);
  }
}

export async function findIndicesBehind(engine: Engine, alias: string): Promise<string[]> {
  const { status, body } = await engine.send({ method: 'GET', path: `/_alias/${alias}` });
  return status === 200 && typeof body === 'object' && body !== null ? Object.keys(body) : [];
}
