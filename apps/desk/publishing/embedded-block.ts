import type { Block } from '@ironbridge/domain';
import { parseTable } from '../fields/table-text.ts';
import type { Embedder } from './embedder.ts';
import { findRelation, findText, isNode, type LexicalNode } from './lexical.ts';

type ToBlock = (fields: LexicalNode, embedder: Embedder) => Block | undefined;

/** By the names that fields/body-blocks.ts gives them. */
const blocks: Readonly<Record<string, ToBlock>> = {
  picture(fields, embedder) {
    const picture = embedder.picture(findRelation(fields, 'picture'));
    return picture && { type: 'picture', picture, ...textOf(fields, 'caption', 'credit') };
  },
  gallery(fields, embedder) {
    const entries = Array.isArray(fields['pictures']) ? fields['pictures'].filter(isNode) : [];
    const pictures = entries.flatMap((entry) => {
      const picture = embedder.picture(findRelation(entry, 'picture'));
      return picture ? [{ picture, ...textOf(entry, 'caption') }] : [];
    });
    return pictures.length ? { type: 'gallery', pictures } : undefined;
  },
  table(fields) {
    const table = parseTable(findText(fields, 'cells') ?? '');
    return table && { type: 'table', ...textOf(fields, 'caption'), ...table };
  },
  quote(fields) {
    const text = findText(fields, 'text');
    return text ? { type: 'quote', text: [{ text }], ...textOf(fields, 'source') } : undefined;
  },
  product_card(fields, embedder) {
    const product = embedder.product(findRelation(fields, 'product'));
    return product && { type: 'product', product };
  },
  supplier_card(fields, embedder) {
    const supplier = embedder.supplier(findRelation(fields, 'supplier'));
    return supplier && { type: 'supplier', supplier };
  },
  video(fields, embedder) {
    const file = embedder.file(findRelation(fields, 'file'));
    return (
      file && { type: 'video', src: file.href, title: findText(fields, 'title') ?? file.title }
    );
  },
  file(fields, embedder) {
    const file = embedder.file(findRelation(fields, 'file'));
    return file && { type: 'file', ...file, ...textOf(fields, 'title') };
  },
};

export function findEmbeddedBlock(fields: unknown, embedder: Embedder): Block | undefined {
  if (!isNode(fields)) return undefined;
  const name = findText(fields, 'blockType') ?? '';
  return Object.hasOwn(blocks, name) ? blocks[name]?.(fields, embedder) : undefined;
}

function textOf<Key extends string>(fields: LexicalNode, ...keys: Key[]) {
  const found: { [key in Key]?: string } = {};
  for (const key of keys) {
    const text = findText(fields, key);
    if (text !== undefined) found[key] = text;
  }
  return found;
}
