import { findRelation, isNode, type LexicalNode, rootChildren } from './lexical.ts';

export interface BodyRelations {
  readonly media: readonly number[];
  readonly suppliers: readonly number[];
  readonly products: readonly number[];
}

/** Which records a text's blocks name, so that a whole batch can be looked up at once. */
export function findBodyRelations(richText: unknown): BodyRelations {
  const blocks = rootChildren(richText).flatMap((node) => {
    const fields = node['type'] === 'block' ? node['fields'] : undefined;
    return isNode(fields) ? [fields, ...galleryEntries(fields)] : [];
  });
  const named = (...keys: string[]) =>
    blocks.flatMap((block) => keys.flatMap((key) => findRelation(block, key) ?? []));
  return {
    media: named('picture', 'file'),
    suppliers: named('supplier'),
    products: named('product'),
  };
}

function galleryEntries(fields: LexicalNode): LexicalNode[] {
  const entries = fields['pictures'];
  return Array.isArray(entries) ? entries.filter(isNode) : [];
}
