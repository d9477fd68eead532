import { editionIds, editions } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { type SensitiveWords, usualWords } from './sensitive-words.ts';

const watching = editionIds.filter((edition) => editions[edition].has.sensitiveWords);

/** As they stand in the site's settings. */
export async function findSensitiveWords(payload: Payload): Promise<SensitiveWords> {
  const { docs } = await payload.find({
    collection: 'settings',
    where: { edition: { in: watching } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const kept = docs[0]?.sensitive;
  return {
    forbidden: kept?.forbidden ?? usualWords.forbidden,
    deceit: kept?.deceit ?? usualWords.deceit,
    superlative: kept?.superlative ?? usualWords.superlative,
    contact: kept?.contact ?? usualWords.contact,
  };
}
