import {
  type EditionId,
  filePath,
  type NamedProduct,
  type NamedSupplier,
  type Picture,
} from '@ironbridge/domain';
import type { MagazineName, PlaceForms } from '@ironbridge/search';
import type {
  Industry,
  Magazine,
  Media,
  PrivateFile,
  Product,
  Supplier,
  VideoBlock,
} from '../payload-types.ts';
import { isLive, own, ownOrOther } from './language.ts';
import { findPicture } from './picture.ts';
import { type Place, type Placed, toPlace, toPlaceForms } from './place.ts';
import type { Use } from './projection.ts';
import { findId, toIds } from './relation.ts';
import { toValidKinds } from './valid-kinds.ts';

export type SupplierFace = Pick<
  Supplier,
  'id' | 'name_cn' | 'name_en' | 'live_cn' | 'live_en' | 'logo' | 'certificates'
> &
  Placed;
export type MagazineFace = Pick<Magazine, 'id' | 'mag_title_cn' | 'mag_title_en'>;
export type ProductFace = Pick<
  Product,
  'id' | 'name_cn' | 'name_en' | 'live_cn' | 'live_en' | 'model' | 'supplier' | 'pictures'
>;

/** The records that a batch of documents takes words or pictures from, by id. */
export interface Related {
  readonly media: ReadonlyMap<number, Media>;
  readonly suppliers: ReadonlyMap<number, SupplierFace>;
  readonly products: ReadonlyMap<number, ProductFace>;
  readonly industries: ReadonlyMap<number, Pick<Industry, 'id' | 'parent'>>;
  readonly magazines: ReadonlyMap<number, MagazineFace>;
  readonly videoBlocks: ReadonlyMap<number, Pick<VideoBlock, 'id' | 'name'>>;
  readonly privateFiles: ReadonlyMap<number, Pick<PrivateFile, 'filename' | 'filesize'>>;
  /** Base units by key: the dictionary as far as it was asked for. */
  readonly properties: ReadonlyMap<string, string>;
}

export const nothingRelated: Related = {
  media: new Map(),
  suppliers: new Map(),
  products: new Map(),
  industries: new Map(),
  magazines: new Map(),
  videoBlocks: new Map(),
  privateFiles: new Map(),
  properties: new Map(),
};

type Relation = Parameters<typeof findId>[0];

/** Gives a document what it embeds of others, and remembers what that was, found or not. */
export class Embedder {
  readonly edition: EditionId;
  readonly #related: Related;
  readonly #uses = new Set<Use>();

  constructor(edition: EditionId, related: Related) {
    this.edition = edition;
    this.#related = related;
  }

  get uses(): Use[] {
    return [...this.#uses].sort();
  }

  #use<Record>(
    kind:
      | 'media'
      | 'private_file'
      | 'supplier'
      | 'product'
      | 'industry'
      | 'magazine'
      | 'video_block',
    relation: Relation,
    records: ReadonlyMap<number, Record>,
  ): Record | undefined {
    const id = findId(relation);
    if (id === undefined) return undefined;
    this.#uses.add(`${kind}:${id}`);
    return records.get(id);
  }

  picture(relation: Relation): Picture | undefined {
    return findPicture(this.#use('media', relation, this.#related.media), this.edition);
  }

  pictures(relations: readonly Relation[] | null | undefined): Picture[] {
    return (relations ?? []).flatMap((relation) => this.picture(relation) ?? []);
  }

  file(relation: Relation): { href: string; title: string; bytes: number } | undefined {
    const media = this.#use('media', relation, this.#related.media);
    if (!media?.filename) return undefined;
    return {
      href: filePath(media.filename),
      title: media.original_name || media.filename,
      bytes: media.filesize ?? 0,
    };
  }

  /** Where members' downloads are kept: no address that a reader could follow. */
  privateFile(relation: Relation): { key: string; bytes: number } | undefined {
    const file = this.#use('private_file', relation, this.#related.privateFiles);
    return file?.filename ? { key: file.filename, bytes: file.filesize ?? 0 } : undefined;
  }

  supplierName(relation: Relation): { id: number; name: string } | undefined {
    const supplier = this.#use('supplier', relation, this.#related.suppliers);
    if (supplier === undefined || !isLive(this.edition, supplier)) return undefined;
    return { id: supplier.id, name: own(this.edition, supplier.name_cn, supplier.name_en) };
  }

  /** Where a supplier is whom the edition shows. */
  supplierPlace(relation: Relation): Place & { readonly place: PlaceForms } {
    const named = this.supplierName(relation);
    const supplier = named && this.#related.suppliers.get(named.id);
    return { ...toPlace(supplier ?? {}, this.edition), place: toPlaceForms(supplier ?? {}) };
  }

  /** The kinds of certificate that such a supplier holds today. */
  supplierCertified(relation: Relation, now: Date): string[] {
    const named = this.supplierName(relation);
    return toValidKinds(named && this.#related.suppliers.get(named.id)?.certificates, now);
  }

  supplier(relation: Relation): NamedSupplier | undefined {
    const named = this.supplierName(relation);
    const supplier = named && this.#related.suppliers.get(named.id);
    return supplier && toNamedSupplier(supplier, this.edition, this.#related);
  }

  product(relation: Relation): NamedProduct | undefined {
    const product = this.#use('product', relation, this.#related.products);
    if (product === undefined || !isLive(this.edition, product)) return undefined;
    const supplier = this.supplierName(product.supplier);
    return {
      ...toProductFace(product, this.edition, this.#related),
      ...(supplier ? { supplier } : {}),
    };
  }

  magazine(relation: Relation): ({ id: number } & MagazineName) | undefined {
    const magazine = this.#use('magazine', relation, this.#related.magazines);
    return magazine && { id: magazine.id, ...toMagazineName(magazine, this.edition) };
  }

  videoBlock(relation: Relation): { id: number; name: string } | undefined {
    const block = this.#use('video_block', relation, this.#related.videoBlocks);
    return block && { id: block.id, name: block.name };
  }

  /** The industries and their parents, which lists by a first-level industry must find. */
  industryPath(relations: readonly Relation[] | null | undefined): number[] {
    const path = toIds(relations).flatMap((id) => {
      const parent = findId(this.#use('industry', id, this.#related.industries)?.parent);
      if (parent !== undefined) this.#uses.add(`industry:${parent}`);
      return parent === undefined ? [id] : [id, parent];
    });
    return [...new Set(path)].sort((a, b) => a - b);
  }

  tags(relations: readonly Relation[] | null | undefined): number[] {
    const ids = toIds(relations);
    for (const id of ids) this.#uses.add(`tag:${id}`);
    return ids;
  }
}

export function toMagazineName(
  { mag_title_cn, mag_title_en }: Omit<MagazineFace, 'id'>,
  edition: EditionId,
): MagazineName {
  return {
    mag_title: ownOrOther(edition, mag_title_cn, mag_title_en),
    mag_title_cn: mag_title_cn ?? '',
    mag_title_en: mag_title_en ?? '',
  };
}

/** What a supplier shows of itself wherever it is named. */
export function toNamedSupplier(
  supplier: SupplierFace,
  edition: EditionId,
  related: Pick<Related, 'media'>,
): NamedSupplier {
  const logo = findPicture(related.media.get(findId(supplier.logo) ?? 0), edition);
  const { city, province, country } = toPlace(supplier, edition);
  const place = city || province || country;
  return {
    id: supplier.id,
    name: own(edition, supplier.name_cn, supplier.name_en),
    ...(logo ? { logo } : {}),
    ...(place ? { place } : {}),
  };
}

/** What a product shows of itself; its supplier's name is the supplier's to change. */
export function toProductFace(
  product: ProductFace,
  edition: EditionId,
  related: Pick<Related, 'media'>,
): NamedProduct {
  const [first] = toIds(product.pictures);
  const picture = findPicture(related.media.get(first ?? 0), edition);
  return {
    id: product.id,
    name: own(edition, product.name_cn, product.name_en),
    ...(product.model ? { model: product.model } : {}),
    ...(picture ? { picture } : {}),
  };
}
