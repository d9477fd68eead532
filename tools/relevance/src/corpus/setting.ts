import type { Choice, SupplierKey } from '@ironbridge/demo';
import {
  type EditionId,
  editionIds,
  editions,
  type NamedProduct,
  type NamedSupplier,
  toCountryName,
} from '@ironbridge/domain';
import {
  type Document,
  documentSchema,
  type FiledDocument,
  type PlaceForms,
} from '@ironbridge/search';

/** Which part of the demo, for which readers, as of when. */
export interface Setting {
  readonly choice: Choice;
  readonly edition: EditionId;
  readonly now: Date;
}

/** A document and the name by which judgements know it. */
export interface Keyed<Kept extends Document> {
  readonly key: string;
  readonly document: Kept;
}

/** The word of the edition. */
export function say(edition: EditionId, [cn, en]: readonly [string, string]): string {
  return { cn, en }[edition];
}

export function toBase(id: number, { edition, now }: Setting): Document {
  return { schema: documentSchema, id, edition, updated_at: now.toISOString() };
}

/** Filed under nothing: where an item is filed narrows a list and moves no result. */
export function toFiled(id: number, setting: Setting): FiledDocument {
  return { ...toBase(id, setting), industries: [], industry_path: [], tags: [] };
}

export function toNamedSupplier(key: SupplierKey, { choice, edition }: Setting): NamedSupplier {
  const found = choice.suppliers.get(key);
  if (!found) throw new Error(`The demo has no supplier ${key}`);
  return {
    id: [...choice.suppliers.keys()].indexOf(key) + 1,
    name: say(edition, [found.name_cn, found.name_en]),
  };
}

export function toNamedProduct(model: string, { choice, edition }: Setting): NamedProduct {
  const found = choice.products.get(model);
  if (!found) throw new Error(`The demo has no product ${model}`);
  return {
    id: [...choice.products.keys()].indexOf(model) + 1,
    name: say(edition, [found.name_cn, found.name_en]),
    model,
  };
}

interface Placed {
  readonly country: string;
  readonly province?: readonly [string, string];
  readonly city: readonly [string, string];
}

/** Where something is, as a reader of the edition is told and as anybody may ask for it. */
export function toPlace(edition: EditionId, { country, province = ['', ''], city }: Placed) {
  const countries = editionIds.map((id) => toCountryName(country, editions[id].locale));
  const place: PlaceForms = {
    country: [...new Set([country, ...countries])],
    province: [...new Set(province)].filter(Boolean),
    city: [...new Set(city)],
  };
  return {
    country: toCountryName(country, editions[edition].locale),
    province: say(edition, province),
    city: say(edition, city),
    place,
  };
}

/** What search engines are told of a page, which our own search does not read. */
export const noSeo = { title: '', description: '', keywords: '', image: null } as const;
