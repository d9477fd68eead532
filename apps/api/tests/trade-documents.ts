import { type EditionId, findComparable, toBase } from '@ironbridge/domain';
import {
  type ListingDocument,
  type ProductDocument,
  type ShowDocument,
  textsOf,
  toIndexed,
} from '@ironbridge/search';
import { shared, toProduct } from './documents.ts';

/** A product that clamps with so much force, as it was written, and as the road compares it. */
export function toPress(
  edition: EditionId,
  id: number,
  force: { readonly number: number; readonly unit: string },
  over: Partial<ProductDocument> = {},
): ProductDocument {
  const unit = findComparable(force.unit, 'kN');
  const inBase = unit ? toBase(force.number, unit) : 0;
  return toProduct(edition, id, {
    specs: [{ property: 'clamping_force', ...force }],
    values: { clamping_force: { from: inBase, to: inBase } },
    properties: ['clamping_force'],
    ...over,
  });
}

export function toListing(
  edition: EditionId,
  id: number,
  over: Partial<ListingDocument> = {},
): ListingDocument {
  return {
    ...shared(edition, id),
    tags: [],
    kind: 'demand',
    title: '求购二手注塑机',
    detail: '锁模力 200 吨左右',
    quantity: 2,
    unit: '台',
    price: null,
    currency: 'CNY',
    place: '宁波',
    places: ['宁波', 'Ningbo'],
    member: 'member-secret-7',
    posted: '2026-11-01T02:00:00.000Z',
    expires: '2099-01-01T00:00:00.000Z',
    original: 'cn',
    ...over,
  };
}

export function toShow(
  edition: EditionId,
  id: number,
  over: Partial<ShowDocument> = {},
): ShowDocument {
  const document: ShowDocument = {
    ...shared(edition, id),
    tags: [],
    name: '华东机器视觉展',
    name_cn: '华东机器视觉展',
    name_en: 'East China Machine Vision',
    organiser: '铁桥会展',
    venue: '国家会展中心',
    city: '上海',
    country: '中国',
    from: '2098-10-30T00:00:00.000Z',
    to: '2098-11-02T00:00:00.000Z',
    website: 'https://show.example',
    picture: null,
    about: '相机、镜头与光源。',
    exhibitors: [],
    place: { country: ['CN', '中国', 'China'], province: [], city: ['上海', 'Shanghai'] },
    months: ['2098-10', '2098-11'],
    time_zone: 'Asia/Shanghai',
    ...over,
  };
  return toIndexed(document, textsOf.show(document));
}
