import type { PictureData } from './Picture.tsx';

/** A text as plain data, block by block. */
export type BodyBlock =
  | { readonly type: 'paragraph'; readonly text: Inlines }
  | {
      readonly type: 'heading';
      readonly level: 2 | 3;
      readonly anchor: string;
      readonly text: Inlines;
    }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] }
  | { readonly type: 'quote'; readonly text: Inlines; readonly source?: string }
  | FigureBlock
  | { readonly type: 'gallery'; readonly pictures: readonly CaptionedPicture[] }
  | TableBlock
  | { readonly type: 'video'; readonly src: string; readonly title: string }
  | { readonly type: 'product'; readonly product: NamedProductData }
  | { readonly type: 'supplier'; readonly supplier: NamedSupplierData }
  | {
      readonly type: 'file';
      readonly href: string;
      readonly title: string;
      readonly bytes: number;
    };

interface CaptionedPicture {
  readonly picture: PictureData;
  readonly caption?: string;
}

interface FigureBlock extends CaptionedPicture {
  readonly type: 'picture';
  readonly credit?: string;
}

export interface TableBlock {
  readonly type: 'table';
  readonly caption?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Inlines = readonly Inline[];
export type Mark = 'strong' | 'emphasis' | 'code' | 'sub' | 'sup';
export type Inline =
  | { readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly href: string; readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly break: true };

export interface NamedProductData {
  readonly id: number;
  readonly name: string;
  readonly model?: string;
  readonly supplier?: { readonly name: string };
  readonly picture?: PictureData;
}

export interface NamedSupplierData {
  readonly id: number;
  readonly name: string;
  readonly logo?: PictureData;
  readonly place?: string;
}

/** What a body cannot know by itself: words, and where the things it names are shown. */
export interface BodySurroundings {
  readonly labels: {
    readonly product: string;
    readonly supplier: string;
    readonly table: string;
    /** Before the name of a picture that opens large. */
    readonly zoom: string;
    readonly bytes: (bytes: number) => string;
  };
  readonly productHref: (id: number) => string | undefined;
  readonly supplierHref: (id: number) => string | undefined;
}
