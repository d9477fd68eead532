import { inLanguageOf } from '../words.ts';
import type { Format, Inline, Piece } from './piece.ts';

/** A node as the editor writes it down. */
export interface NodeData {
  readonly type: string;
  readonly version: number;
  readonly [key: string]: unknown;
}

const bits: Readonly<Record<Format, number>> = {
  bold: 1,
  italic: 2,
  code: 16,
  subscript: 32,
  superscript: 64,
};

const placed = { direction: null, format: '', indent: 0 };

/** The pieces as nodes of our editor: only what fields/body.ts lets it have. */
export function toNodes(pieces: readonly Piece[], i18n: { language: string }): NodeData[] {
  return pieces.map((piece) => toNode(piece, i18n));
}

function toNode(piece: Piece, i18n: { language: string }): NodeData {
  switch (piece.type) {
    case 'heading':
      return {
        type: 'heading',
        version: 1,
        ...placed,
        tag: `h${piece.level}`,
        children: toInlines(piece.inlines),
      };
    case 'list':
      return toList(piece.ordered, piece.items);
    case 'table':
      return toBlock('table', { cells: piece.rows.map((row) => row.join('\t')).join('\n') });
    case 'quote':
      return toBlock('quote', { text: piece.text });
    case 'picture':
      return toParagraph([
        {
          text: inLanguageOf(
            { i18n },
            {
              en: `[Picture left out: ${piece.alt || 'upload it here'}]`,
              zh: `［图片未带入：${piece.alt || '请在此上传'}］`,
            },
          ),
          formats: new Set(),
          href: piece.src,
        },
      ]);
    default:
      return toParagraph(piece.inlines);
  }
}

function toParagraph(inlines: readonly Inline[]): NodeData {
  return {
    type: 'paragraph',
    version: 1,
    ...placed,
    textFormat: 0,
    textStyle: '',
    children: toInlines(inlines),
  };
}

function toList(ordered: boolean, items: readonly (readonly Inline[])[]): NodeData {
  return {
    type: 'list',
    version: 1,
    ...placed,
    listType: ordered ? 'number' : 'bullet',
    start: 1,
    tag: ordered ? 'ol' : 'ul',
    children: items.map((item, index) => ({
      type: 'listitem',
      version: 1,
      ...placed,
      value: index + 1,
      children: toInlines(item),
    })),
  };
}

function toBlock(blockType: string, fields: object): NodeData {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id, blockName: '', blockType, ...fields },
  };
}

function toInlines(inlines: readonly Inline[]): NodeData[] {
  return inlines.map((inline) => {
    if (inline === 'break') return { type: 'linebreak', version: 1 };
    const format = [...inline.formats].reduce((sum, each) => sum | bits[each], 0);
    const text: NodeData = {
      type: 'text',
      version: 1,
      text: inline.text,
      format,
      detail: 0,
      mode: 'normal',
      style: '',
    };
    return inline.href === undefined ? text : toLink(inline.href, text);
  });
}

function toLink(url: string, text: NodeData): NodeData {
  return {
    type: 'link',
    version: 3,
    ...placed,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
    fields: { linkType: 'custom', newTab: false, url },
    children: [text],
  };
}
