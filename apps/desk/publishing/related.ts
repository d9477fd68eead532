import type { Payload } from 'payload';
import type { Related } from './embedder.ts';
import { findId, toIds } from './relation.ts';

export interface WantedRelations {
  readonly media: readonly number[];
  readonly suppliers: readonly number[];
  readonly products: readonly number[];
  readonly industries: readonly number[];
  readonly magazines: readonly number[];
  readonly videoBlocks: readonly number[];
  readonly privateFiles: readonly number[];
  /** By key. */
  readonly properties: readonly string[];
}

/** Narrow: a supplier's profile or a product's description is never part of another document. */
const names = { name_cn: true, name_en: true, live_cn: true, live_en: true } as const;
const places = {
  country: true,
  province_cn: true,
  province_en: true,
  city_cn: true,
  city_en: true,
} as const;
const supplierFace = { ...names, ...places, logo: true, certificates: true } as const;
const magazineFace = { mag_title_cn: true, mag_title_en: true } as const;
const productFace = { ...names, model: true, supplier: true, pictures: true } as const;

/** Looks up once what a whole batch embeds: products bring suppliers, both bring pictures. */
export async function findRelated(payload: Payload, wanted: WantedRelations): Promise<Related> {
  const [industries, products, magazines, videoBlocks, privateFiles, properties] =
    await Promise.all([
      findIndustries(payload, wanted.industries),
      findProducts(payload, wanted.products),
      findMagazines(payload, wanted.magazines),
      findVideoBlocks(payload, wanted.videoBlocks),
      findPrivateFiles(payload, wanted.privateFiles),
      findProperties(payload, wanted.properties),
    ]);
  const suppliers = await findSuppliers(payload, [
    ...wanted.suppliers,
    ...products.flatMap(({ supplier }) => findId(supplier) ?? []),
  ]);
  const media = await findMedia(payload, [
    ...wanted.media,
    ...suppliers.flatMap(({ logo }) => findId(logo) ?? []),
    ...products.flatMap(({ pictures }) => toIds(pictures).slice(0, 1)),
  ]);
  return {
    industries: byId(industries),
    products: byId(products),
    suppliers: byId(suppliers),
    media: byId(media),
    magazines: byId(magazines),
    videoBlocks: byId(videoBlocks),
    privateFiles: byId(privateFiles),
    properties: new Map(properties.map(({ key, unit }) => [key, unit ?? ''])),
  };
}

/** Whole records, without what they refer to, in one query. */
function batchOf(ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  return {
    where: { id: { in: wanted } },
    depth: 0,
    pagination: false,
    limit: wanted.length,
    sort: 'id',
  } as const;
}

async function findIndustries(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const select = { parent: true } as const;
  return (await payload.find({ collection: 'industries', ...batchOf(ids), select })).docs;
}

async function findProducts(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (await payload.find({ collection: 'products', ...batchOf(ids), select: productFace }))
    .docs;
}

async function findSuppliers(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (await payload.find({ collection: 'suppliers', ...batchOf(ids), select: supplierFace }))
    .docs;
}

async function findMagazines(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (await payload.find({ collection: 'magazines', ...batchOf(ids), select: magazineFace }))
    .docs;
}

async function findVideoBlocks(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (await payload.find({ collection: 'video_blocks', ...batchOf(ids) })).docs;
}

async function findPrivateFiles(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const select = { filename: true, filesize: true } as const;
  return (await payload.find({ collection: 'private_files', ...batchOf(ids), select })).docs;
}

async function findProperties(payload: Payload, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const wanted = [...new Set(keys)];
  const select = { key: true, unit: true } as const;
  const where = { key: { in: wanted } };
  return (
    await payload.find({
      collection: 'properties',
      ...batchOf([]),
      limit: wanted.length,
      where,
      select,
    })
  ).docs;
}

async function findMedia(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (await payload.find({ collection: 'media', ...batchOf(ids) })).docs;
}

function byId<Record extends { id: number }>(records: readonly Record[]): Map<number, Record> {
  return new Map(records.map((record) => [record.id, record]));
}
