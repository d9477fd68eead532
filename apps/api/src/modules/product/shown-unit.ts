import { type EditionId, unitOf } from '@ironbridge/domain';
import { fromCharacters, toCharacters } from '../../bytes.ts';

/** What is counted is counted in the edition's words, which join the text of documents as bytes. */
export function toShownUnit(edition: EditionId, unit: string): string {
  return fromCharacters(unitOf(edition, toCharacters(unit)));
}
