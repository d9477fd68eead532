import { randomUUID } from 'node:crypto';
import { isNode, type LexicalNode, rootChildren } from '../publishing/lexical.ts';

/** Of each block of a text, what is no words. Tables and quotes are words altogether. */
const kept: Readonly<Record<string, (fields: LexicalNode) => object>> = {
  picture: ({ picture }) => ({ picture }),
  gallery: ({ pictures }) => ({
    pictures: (Array.isArray(pictures) ? pictures.filter(isNode) : []).map(({ picture }) => ({
      picture,
    })),
  }),
  video: ({ file }) => ({ file }),
  file: ({ file }) => ({ file }),
  product_card: ({ product }) => ({ product }),
  supplier_card: ({ supplier }) => ({ supplier }),
};

/** The pictures and cards of a text in their order, with room for words between them. */
export function carryBody(richText: unknown): object | undefined {
  const blocks = rootChildren(richText).flatMap((node) => {
    const fields = node['type'] === 'block' ? node['fields'] : undefined;
    if (!isNode(fields)) return [];
    const blockType = String(fields['blockType']);
    const keep = Object.hasOwn(kept, blockType) ? kept[blockType] : undefined;
    return keep ? [toBlock(blockType, keep(fields)), toParagraph()] : [];
  });
  if (blocks.length === 0) return undefined;
  const children = [toParagraph(), ...blocks];
  return {
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
  };
}

function toBlock(blockType: string, fields: object): object {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: {
      id: randomUUID().replaceAll('-', '').slice(0, 24),
      blockName: '',
      blockType,
      ...fields,
    },
  };
}

function toParagraph(): object {
  return {
    type: 'paragraph',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    textFormat: 0,
    textStyle: '',
    children: [],
  };
}
