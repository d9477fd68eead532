import { type EditionId, editionIds, referenceTag } from '@ironbridge/domain';
import { referenceId } from '@ironbridge/search';
import { toHash } from '../publishing/projection.ts';
import { readReference } from '../publishing/read-reference.ts';
import { findReferenceUses, type ReferenceContent, toReference } from '../publishing/reference.ts';
import { findVersions, type Write, writeAll } from './index-writer.ts';
import { begin, findHeld, type Kept, keep } from './ledger.ts';
import type { Road } from './road.ts';

/** The ledger counts it as an item like any other. */
const ledgerId = 0;

interface Reference {
  readonly edition: EditionId;
  readonly content: ReferenceContent;
  readonly hash: string;
}

/** Rewrites the one document of each edition that holds all names. */
export async function projectReference(road: Road, force = false): Promise<void> {
  const { version, building } = await begin(road, 'reference');
  const [input, held] = await Promise.all([
    readReference(road.payload),
    findHeld(road, 'reference', [ledgerId]),
  ]);
  const references = editionIds.map((edition): Reference => {
    const content = toReference(input, edition);
    return { edition, content, hash: toHash(content) };
  });
  const versions = await findVersions(
    road.engine,
    editionIds.map((edition) => ({ name: 'reference', edition, id: referenceId })),
  );
  const kept: Kept[] = [];
  const changed: Reference[] = [];
  for (const [index, reference] of references.entries()) {
    const row = held.find(({ edition }) => edition === reference.edition);
    const same = row?.hash === reference.hash && row.written === versions[index];
    if (!same || force || building.length > 0) changed.push(reference);
    kept.push({
      id: ledgerId,
      edition: reference.edition,
      version,
      expected: row?.version ?? null,
      wrote: changed.includes(reference),
      written: changed.includes(reference) ? version : (row?.written ?? null),
      hash: reference.hash,
      face: null,
      tags: [referenceTag(reference.edition)],
      uses: findReferenceUses(input, reference.edition),
    });
  }
  const outcomes = await writeAll(
    road.engine,
    changed.map((reference) => toWrite(reference, version)),
    version,
    { live: true, building },
  );
  const refused = outcomes.find((outcome) => outcome instanceof Error);
  if (refused instanceof Error) throw refused;
  const newer = new Set(changed.filter((_, index) => outcomes[index] === 'newer'));
  await keep(road, 'reference', {
    kept: kept.filter(({ edition }) => ![...newer].some((late) => late.edition === edition)),
    purge: {
      soft: changed.map(({ edition }) => referenceTag(edition)),
      hard: [],
      // api looks for a new one every 250 ms: before that, purging would only cache the old names again.
      waits: ['500 milliseconds', '2 seconds'],
    },
  });
}

function toWrite({ edition, content }: Reference, version: number): Write {
  return { name: 'reference', edition, id: referenceId, document: { ...content, version } };
}
