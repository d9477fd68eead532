import { type Part, parseRuns } from '@ironbridge/demo';
import type { Block, Body, Inlines } from '@ironbridge/domain';
import { type Setting, toNamedProduct, toNamedSupplier } from './setting.ts';

/** A text of the demo as readers get it; of pictures there are the words below them. */
export function toBody(parts: readonly Part[], setting: Setting): Body {
  return parts.map((part) => toBlock(part, setting));
}

function toBlock(part: Part, setting: Setting): Block {
  switch (part.kind) {
    case 'paragraph':
      return { type: 'paragraph', text: toInlines(part.text) };
    case 'heading':
      return { type: 'heading', level: part.level, anchor: '', text: toInlines(part.text) };
    case 'list':
      return { type: 'list', ordered: false, items: part.items.map(toInlines) };
    case 'quote':
      return { type: 'quote', text: [{ text: part.text }], source: part.source };
    case 'table':
      return toTable(part);
    case 'picture':
      return { type: 'paragraph', text: [{ text: part.caption }] };
    case 'gallery':
      return {
        type: 'list',
        ordered: false,
        items: part.pictures.map(({ caption }) => [{ text: caption }]),
      };
    case 'product':
      return { type: 'product', product: toNamedProduct(part.model, setting) };
    case 'supplier':
      return { type: 'supplier', supplier: toNamedSupplier(part.supplier, setting) };
  }
}

function toInlines(line: string): Inlines {
  return parseRuns(line).map(({ text }) => ({ text }));
}

function toTable({ caption, cells }: Extract<Part, { kind: 'table' }>): Block {
  const [head = [], ...rows] = cells
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return { type: 'table', caption, head, rows };
}
