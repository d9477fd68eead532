import type { EditionId } from '@ironbridge/domain';
import { aliasOf, type IndexName } from '@ironbridge/search';
import { type Engine, EngineUnavailable } from './engine.ts';
import { type BulkOutcome, parseBulk, parseVersions } from './engine-answers.ts';
import { buildingAlias } from './indices.ts';

/** One document to be put into its index, or taken out of it. */
export interface Write {
  readonly name: IndexName;
  readonly edition: EditionId;
  readonly id: string;
  readonly document: object | null;
}

/** `newer`: somebody who read later has been there already, and what they wrote stands. */
export type WriteOutcome = 'done' | 'newer' | Error;

export interface WriteTargets {
  readonly live: boolean;
  /** Editions of this kind whose next index is being built. */
  readonly building: readonly EditionId[];
}

/** Writes under the version drawn before reading; what it returns is searchable. One outcome a write, in order. */
export async function writeAll(
  engine: Engine,
  writes: readonly Write[],
  version: number,
  targets: WriteTargets,
): Promise<WriteOutcome[]> {
  const lines: string[] = [];
  const aims: { write: number; building: boolean }[] = [];
  for (const [index, write] of writes.entries()) {
    const { name, edition } = write;
    if (targets.live) {
      lines.push(...toLines(write, aliasOf(name, edition), version));
      aims.push({ write: index, building: false });
    }
    if (targets.building.includes(edition)) {
      lines.push(...toLines(write, buildingAlias(name, edition), version));
      aims.push({ write: index, building: true });
    }
  }
  const outcomes: WriteOutcome[] = writes.map(() => 'done');
  if (aims.length === 0) return outcomes;
  // It gives up on a shard that is away before we give up on it.
  const path = `/_bulk?timeout=10s&require_alias=true${targets.live ? '&refresh=true' : ''}`;
  const body = await engine.get({ method: 'POST', path, body: `${lines.join('\n')}\n` });
  for (const [position, item] of parseBulk(body).entries()) {
    const aim = aims[position];
    if (aim === undefined) throw new Error('OpenSearch gave more outcomes than it was asked for');
    const outcome = toOutcome(item);
    // A built index that has just taken over, or was given up, is no reason to hold back a publish.
    if (aim.building && (item.status === 404 || outcome === 'newer')) continue;
    if (outcomes[aim.write] === 'done') outcomes[aim.write] = outcome;
  }
  return outcomes;
}

function toLines(write: Write, alias: string, version: number): string[] {
  const action = { _index: alias, _id: write.id, version, version_type: 'external' };
  return write.document === null
    ? [JSON.stringify({ delete: action })]
    : [JSON.stringify({ index: action }), JSON.stringify(write.document)];
}

function toOutcome({ status, error }: BulkOutcome): WriteOutcome {
  if (status < 300) return 'done';
  if (status === 409) return 'newer';
  // A delete of what was never there.
  if (status === 404 && error === undefined) return 'done';
  const reason = `${error?.type ?? 'unknown'}: ${error?.reason ?? ''}`;
  if (status === 429 || status >= 500)
    throw new EngineUnavailable(`OpenSearch ${status} ${reason}`);
  return new Error(`OpenSearch refused a document (${status}): ${reason}`);
}

/** Under which version each document is held now, searchable or not. */
export async function findVersions(
  engine: Engine,
  documents: readonly Pick<Write, 'name' | 'edition' | 'id'>[],
): Promise<(number | undefined)[]> {
  if (documents.length === 0) return [];
  const docs = documents.map(({ name, edition, id }) => ({
    _index: aliasOf(name, edition),
    _id: id,
    _source: false,
  }));
  return parseVersions(await engine.get({ method: 'POST', path: '/_mget', body: { docs } }));
}
