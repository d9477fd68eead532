import type { Picture } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import { type IndexShape, id, keyword, stored, text } from '../index-shape.ts';

/** A magazine’s title is reference data: the edition’s own, or the other’s where it is empty. */
export interface MagazineName {
  readonly mag_title: string;
  readonly mag_title_cn: string;
  readonly mag_title_en: string;
}

export interface MagazineDocument extends Document, MagazineName {
  readonly about: string;
  readonly frequency: string;
  readonly languages: readonly string[];
  readonly cover: Picture | null;
  readonly order: number;
}

const magazineName = {
  mag_title: keyword,
  mag_title_cn: text('cn'),
  mag_title_en: text('en'),
} as const satisfies Record<keyof MagazineName, object>;

export const magazine: IndexShape<MagazineDocument> = {
  properties: (edition) => ({
    ...magazineName,
    about: text(edition),
    frequency: keyword,
    languages: keyword,
    cover: stored,
    order: id,
  }),
};
