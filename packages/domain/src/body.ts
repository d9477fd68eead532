import type { Picture } from './picture.ts';

/**
 * A text as readers get it: plain data, no markup. The desk's rich text is turned into this when it is published,
 * so that nothing an editor pastes can become script, and no reader-facing part knows the desk's editor.
 */
export type Body = readonly Block[];

export type Block =
  | { readonly type: 'paragraph'; readonly text: Inlines }
  | {
      readonly type: 'heading';
      readonly level: 2 | 3;
      readonly anchor: string;
      readonly text: Inlines;
    }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] }
  | { readonly type: 'quote'; readonly text: Inlines; readonly source?: string }
  | {
      readonly type: 'picture';
      readonly picture: Picture;
      readonly caption?: string;
      readonly credit?: string;
    }
  | {
      readonly type: 'gallery';
      readonly pictures: readonly { picture: Picture; caption?: string }[];
    }
  | {
      readonly type: 'table';
      readonly caption?: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly type: 'video'; readonly src: string; readonly title: string }
  | { readonly type: 'product'; readonly product: NamedProduct }
  | { readonly type: 'supplier'; readonly supplier: NamedSupplier }
  | {
      readonly type: 'file';
      readonly href: string;
      readonly title: string;
      readonly bytes: number;
    };

export type Inlines = readonly Inline[];

export type Inline =
  | { readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly href: string; readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly break: true };

export type Mark = 'strong' | 'emphasis' | 'code' | 'sub' | 'sup';

export interface NamedSupplier {
  readonly id: number;
  readonly name: string;
  readonly logo?: Picture;
  readonly place?: string;
}

export interface NamedProduct {
  readonly id: number;
  readonly name: string;
  readonly model?: string;
  readonly supplier?: { readonly id: number; readonly name: string };
  readonly picture?: Picture;
}

/** The words of a body, for search, reading time and feeds. */
export function toPlainText(body: Body): string {
  return body.map(blockText).filter(Boolean).join('\n');
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.text);
    case 'quote':
      return [inlineText(block.text), block.source].filter(Boolean).join(' ');
    case 'list':
      return block.items.map(inlineText).join('\n');
    case 'picture':
      return block.caption ?? '';
    case 'gallery':
      return block.pictures.flatMap((entry) => entry.caption ?? []).join('\n');
    case 'table':
      return [
        block.caption ?? '',
        block.head.join(' '),
        ...block.rows.map((row) => row.join(' ')),
      ].join('\n');
    case 'product':
      return block.product.name;
    case 'supplier':
      return block.supplier.name;
    case 'video':
    case 'file':
      return block.title;
  }
}

function inlineText(inlines: Inlines): string {
  return inlines.map((inline) => ('break' in inline ? ' ' : inline.text)).join('');
}
