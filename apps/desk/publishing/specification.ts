import type { EditionId } from '@ironbridge/domain';
import type { SpecificationDocument } from '@ironbridge/search';
import { ownOrOther } from './language.ts';
import { findText, isNode, type LexicalNode } from './lexical.ts';

/** The desk checks the column when it is written; what came another way and does not fit is left out. */
export function toSpecifications(specs: unknown, edition: EditionId): SpecificationDocument[] {
  return Array.isArray(specs)
    ? specs.filter(isNode).flatMap((entry) => findSpecification(entry, edition) ?? [])
    : [];
}

function findSpecification(
  entry: LexicalNode,
  edition: EditionId,
): SpecificationDocument | undefined {
  const property = findText(entry, 'property');
  if (property === undefined) return undefined;
  const text = ownOrOther(edition, findText(entry, 'text_cn'), findText(entry, 'text_en'));
  const value = {
    ...numberOf(entry, 'number'),
    ...numberOf(entry, 'from'),
    ...numberOf(entry, 'to'),
    ...(text ? { text } : {}),
  };
  if (Object.keys(value).length === 0) return undefined;
  return { property, ...value, unit: findText(entry, 'unit') ?? '' };
}

function numberOf(entry: LexicalNode, key: 'number' | 'from' | 'to') {
  const value = entry[key];
  return typeof value === 'number' ? { [key]: value } : {};
}
