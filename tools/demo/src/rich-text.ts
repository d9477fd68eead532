import { createHash } from 'node:crypto';
import type { Part } from './content/parts.ts';
import { toFileName } from './content/pictures.ts';
import { parseRuns, type Run } from './inline-markup.ts';
import { getId } from './load-each.ts';
import type { Catalogue } from './steps/catalogue.ts';
import type { Pictures } from './steps/pictures.ts';

export interface Placed {
  readonly pictures: Pictures;
  readonly catalogue: Catalogue;
  /** Who drew the pictures, in the language of the text. */
  readonly credit: string;
}

const BOLD = 1;
const frame = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/** The form in which the desk's editor keeps a text. */
export function toLexical(parts: readonly Part[], placed: Placed): object {
  return {
    root: { ...frame, type: 'root', children: parts.map((part, i) => toNode(part, placed, i)) },
  };
}

function toNode(part: Part, placed: Placed, place: number): object {
  switch (part.kind) {
    case 'paragraph':
      return {
        ...frame,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: toWords(part.text),
      };
    case 'heading':
      return { ...frame, type: 'heading', tag: `h${part.level}`, children: toWords(part.text) };
    case 'list':
      return {
        ...frame,
        type: 'list',
        listType: 'bullet',
        tag: 'ul',
        start: 1,
        children: part.items.map((item, i) => ({
          ...frame,
          type: 'listitem',
          value: i + 1,
          children: toWords(item),
        })),
      };
    default:
      return toBlock(part, placed, place);
  }
}

function toWords(line: string): object[] {
  return parseRuns(line).map((run) =>
    'href' in run ? toLink(run) : toText(run.text, run.strong ? BOLD : 0),
  );
}

function toText(text: string, format: number): object {
  return { type: 'text', version: 1, detail: 0, format, mode: 'normal', style: '', text };
}

function toLink({ text, href }: Extract<Run, { href: string }>): object {
  return {
    ...frame,
    version: 3,
    type: 'link',
    id: toBlockId(href, text),
    fields: { linkType: 'custom', url: href, newTab: false },
    children: [toText(text, 0)],
  };
}

type BlockPart = Exclude<Part, { kind: 'paragraph' | 'heading' | 'list' }>;

function toBlock(part: BlockPart, placed: Placed, place: number): object {
  const fields = toFields(part, placed);
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: toBlockId(String(place), JSON.stringify(fields)), blockName: '', ...fields },
  };
}

function toFields(part: BlockPart, { pictures, catalogue, credit }: Placed): object {
  switch (part.kind) {
    case 'quote':
      return { blockType: 'quote', text: part.text, source: part.source };
    case 'table':
      return { blockType: 'table', caption: part.caption, cells: part.cells };
    case 'picture':
      return {
        blockType: 'picture',
        picture: getId(pictures, toFileName(part.picture)),
        caption: part.caption,
        credit,
      };
    case 'gallery':
      return {
        blockType: 'gallery',
        pictures: part.pictures.map(({ picture, caption }) => ({
          picture: getId(pictures, toFileName(picture)),
          caption,
        })),
      };
    case 'product':
      return { blockType: 'product_card', product: getId(catalogue.products, part.model) };
    case 'supplier':
      return { blockType: 'supplier_card', supplier: getId(catalogue.suppliers, part.supplier) };
  }
}

/** Twenty-four hexadecimal digits, as the editor's own ids are. */
function toBlockId(...from: string[]): string {
  return createHash('sha256').update(from.join('\n')).digest('hex').slice(0, 24);
}
