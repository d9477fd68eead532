import type { PlateRef } from './pictures.ts';
import type { ProductModel } from './products.ts';
import type { SupplierKey } from './written-suppliers.ts';

/** A text as it is written here; the desk's editor has its own form, into which it is turned on loading. */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly source: string }
  | { readonly kind: 'table'; readonly caption: string; readonly cells: string }
  | { readonly kind: 'picture'; readonly picture: PlateRef; readonly caption: string }
  | {
      readonly kind: 'gallery';
      readonly pictures: readonly { readonly picture: PlateRef; readonly caption: string }[];
    }
  | { readonly kind: 'product'; readonly model: ProductModel }
  | { readonly kind: 'supplier'; readonly supplier: SupplierKey };

/**
 * Each line is a paragraph; `## ` and `### ` begin headings, `- ` an item of a list.
 * Within a line `**words**` are strong and `[words](target)` is a link.
 */
export function prose(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const last = parts.at(-1);
    if (line.startsWith('- ')) {
      const item = line.slice(2);
      if (last?.kind === 'list')
        parts[parts.length - 1] = { kind: 'list', items: [...last.items, item] };
      else parts.push({ kind: 'list', items: [item] });
    } else if (line.startsWith('### '))
      parts.push({ kind: 'heading', level: 3, text: line.slice(4) });
    else if (line.startsWith('## ')) parts.push({ kind: 'heading', level: 2, text: line.slice(3) });
    else parts.push({ kind: 'paragraph', text: line });
  }
  return parts;
}

export function quote(text: string, source: string): Part[] {
  return [{ kind: 'quote', text, source }];
}

/** Cells as editors write them: a line a row, parted by `|`. */
export function table(caption: string, cells: string): Part[] {
  const lines = cells
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [{ kind: 'table', caption, cells: lines.join('\n') }];
}

export function picture(ref: PlateRef, caption: string): Part[] {
  return [{ kind: 'picture', picture: ref, caption }];
}

export function gallery(...pictures: (readonly [PlateRef, string])[]): Part[] {
  return [
    { kind: 'gallery', pictures: pictures.map(([ref, caption]) => ({ picture: ref, caption })) },
  ];
}

export function productCard(model: ProductModel): Part[] {
  return [{ kind: 'product', model }];
}

export function supplierCard(supplier: SupplierKey): Part[] {
  return [{ kind: 'supplier', supplier }];
}
