import type { EditionId, Picture } from '@ironbridge/domain';
import {
  type ArticleDocument,
  documentSchema,
  type PlaceForms,
  type ProductDocument,
  type ReferenceDocument,
  type ReferenceIndustry,
  type SupplierDocument,
  textsOf,
  toIndexed,
} from '@ironbridge/search';

/** Documents as the road writes them, each whole, with what a test cares about put over it. */

const picture: Picture = {
  id: 31,
  alt: '四螺杆挤出机的机筒剖面',
  width: 1600,
  height: 1067,
  focal: { x: 50, y: 40 },
  sources: [
    { width: 320, src: '/files/2026/barrel-320.webp' },
    { width: 640, src: 'https://elsewhere.example/barrel-640.webp' },
  ],
};

const place: PlaceForms = {
  country: ['CN', '中国', 'China'],
  province: ['浙江', 'Zhejiang'],
  city: ['宁波', 'Ningbo'],
};

export const shared = (edition: EditionId, id: number) => ({
  schema: documentSchema,
  id,
  edition,
  industries: [51],
  industry_path: [5, 51],
  tags: [1_000_301],
  updated_at: '2026-11-14T16:30:00.000Z',
});

export function toArticle(
  edition: EditionId,
  id: number,
  over: Partial<ArticleDocument> = {},
): ArticleDocument {
  const document: ArticleDocument = {
    ...shared(edition, id),
    title: '一根螺杆，如何省下三成电',
    standfirst: '塑化段的温差从 11 ℃ 降到 3 ℃。',
    summary: '改造只换了螺杆与加热圈，没有动机架。',
    author: '王海',
    source: '铁桥工业网',
    types: [],
    publish_time: '2026-11-14T16:00:00.000Z',
    pinned_until: null,
    diy_url: null,
    url: null,
    cover: picture,
    cover_caption: '机筒剖面',
    cover_credit: '铁桥制图',
    body: [
      { type: 'paragraph', text: [{ text: '车间里只剩下风机的声音。' }] },
      { type: 'picture', picture, caption: '机筒' },
    ],
    characters: 1200,
    minutes: 4,
    corrections: [{ date: '2026-11-15', text: '功率单位已更正为千瓦。' }],
    suppliers: [],
    products: [],
    seo: { title: '', description: '', keywords: '', image: null },
    twin_id: null,
    ...over,
  };
  return toIndexed(document, textsOf.article(document));
}

export function toSupplier(
  edition: EditionId,
  id: number,
  over: Partial<SupplierDocument> = {},
): SupplierDocument {
  const document: SupplierDocument = {
    ...shared(edition, id),
    name: '海桥塑机',
    name_cn: '海桥塑机',
    name_en: 'Haiqiao Plastics Machinery',
    summary: '宁波的挤出机制造商。',
    profile: '1998 年建厂。',
    logo: picture,
    pictures: [picture],
    country: '中国',
    province: '浙江',
    city: '宁波',
    founded: 1998,
    staff: 420,
    website: 'https://haiqiao.example',
    brands: ['海桥'],
    certificates: [
      {
        kind: 'ISO 9001',
        number: 'Q-1998-07',
        issuer: 'TÜV',
        valid_to: '2027-06-30',
        checked_on: null,
      },
    ],
    place,
    certified: [{ kind: 'ISO 9001', until: '2027-06-30' }],
    ...over,
  };
  return toIndexed(document, textsOf.supplier(document));
}

export function toProduct(
  edition: EditionId,
  id: number,
  over: Partial<ProductDocument> = {},
): ProductDocument {
  const document: ProductDocument = {
    ...shared(edition, id),
    name: '单螺杆挤出机 HQ-90',
    name_cn: '单螺杆挤出机 HQ-90',
    name_en: 'Single-screw extruder HQ-90',
    model: 'HQ-90',
    supplier: { id: 1_000_201, name: '海桥塑机' },
    summary: '产量每小时 400 公斤。',
    description: '机筒分五段控温。',
    pictures: [picture],
    specs: [{ property: 'screw_diameter', number: 90, unit: 'mm' }],
    values: { screw_diameter: { from: 0.09, to: 0.09 } },
    properties: ['screw_diameter'],
    country: '中国',
    province: '浙江',
    city: '宁波',
    place,
    price_from: 320_000,
    price_to: null,
    currency: 'CNY',
    unit: '台',
    minimum_order: 1,
    data_sheet: { href: '/files/hq-90.pdf', title: 'HQ-90 样本', bytes: 182_044 },
    ...over,
  };
  return toIndexed(document, textsOf.product(document));
}

export function toIndustry(id: number, over: Partial<ReferenceIndustry> = {}): ReferenceIndustry {
  return {
    id,
    parent: null,
    group: 1,
    seo_path: `industry-${id}`,
    name: `行业 ${id}`,
    name_cn: `行业 ${id}`,
    name_en: `Industry ${id}`,
    icon: 'gear',
    hue: 40,
    show_nav: true,
    banner_code_cn: `banner_${id}_cn`,
    banner_code_en: '',
    ...over,
  };
}

export function toReference(over: Partial<ReferenceDocument> = {}): ReferenceDocument {
  return {
    schema: documentSchema,
    version: 1,
    groups: [{ id: 1, type_name_cn: '材料与成型', type_name_en: 'Materials and forming' }],
    industries: [
      toIndustry(5, { seo_path: 'plastics', name: '塑料', name_cn: '塑料', name_en: 'Plastics' }),
      toIndustry(51, { parent: 5, name: 'Compounding', name_cn: '', name_en: 'Compounding' }),
      toIndustry(7, { group: null }),
    ],
    tags: [{ id: 1_000_301, tag_name: '节能', grade: 9 }],
    properties: [{ key: 'screw_diameter', name: '螺杆直径', unit: 'mm', kind: 'number' }],
    keywords: ['注塑机'],
    settings: {
      meta_title: '铁桥工业网',
      seo_description: '工业新闻与采购',
      seo_keyword: '工业',
      copyright_year: 2025,
      icp_number: '',
      police_number: '',
      app_scheme: 'ironbridge://',
      email: 'desk@ironbridge.example',
      phones: ['+86 574 0000 0000'],
      external: { member: '', supplier: '', events: '', webinars: '', media: '' },
      qr: {
        wechat: null,
        channels: null,
        secretary: null,
        app: null,
        weibo: null,
        newsletter: null,
      },
    },
    ...over,
  };
}
