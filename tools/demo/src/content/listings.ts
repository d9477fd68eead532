import type { Both } from './both.ts';
import { firms } from './firms.ts';
import type { Good } from './goods.ts';
import type { Listing } from './listing.ts';
import { goods } from './listings/goods.ts';
import { type PlaceKey, places } from './places.ts';
import { products } from './products.ts';
import { units } from './units.ts';

const hometowns: readonly [PlaceKey, ...PlaceKey[]] = [
  'ningbo',
  'suzhou',
  'foshan',
  'qingdao',
  'chengdu',
  'wuhan',
  'xiamen',
  'tianjin',
  'shenyang',
  'hefei',
  'changsha',
  'zhengzhou',
  'guangzhou',
  'jinan',
  'bangkok',
  'pune',
  'penang',
  'stuttgart',
];

function toPlace(i: number): Both {
  const { city } = places[hometowns[i % hometowns.length] ?? hometowns[0]];
  return city;
}

const figures = new Intl.NumberFormat('en');
/** What is counted takes the unit's plural in English; kilograms and metres do not. */
const counted = new Set(['unit', 'set', 'line', 'piece', 'roll', 'sheet']);

function toAmount(quantity: number, [cn, en]: Both): Both {
  const figure = figures.format(quantity);
  if (en.startsWith('1,000')) return [`${figure} ${cn}`, `${figures.format(quantity * 1000)} pcs`];
  return [`${figure} ${cn}`, `${figure} ${en}${counted.has(en) && quantity !== 1 ? 's' : ''}`];
}

/** Most are live; some wait for an editor, have found a partner or were refused. */
function toState(i: number): Pick<Listing, 'state' | 'refusal'> {
  if (i % 25 === 7) return { state: 'waiting' };
  if (i % 75 === 31) return { state: 'refused', refusal: '标题里有电话号码，请删去后重新提交。' };
  return i % 21 === 13 ? { state: 'closed' } : { state: 'live' };
}

function toFrame(
  i: number,
): Pick<Listing, 'state' | 'refusal' | 'expiresInDays' | 'original' | 'member' | 'place'> {
  return {
    ...toState(i),
    expiresInDays: i % 29 === 11 ? -3 : 4 + ((i * 37) % 84),
    original: i % 4 === 3 ? 'en' : 'cn',
    member: `demo-${1000 + ((i * 53) % 160)}`,
    place: toPlace(i * 5),
  };
}

const askingFor: Readonly<Record<'goods' | 'machine' | 'offer', Both>> = {
  goods: [
    '请报含税到厂价、交期和付款方式，可先寄样。',
    'Please quote delivered, with lead time and terms; samples are welcome.',
  ],
  machine: [
    '请报含税到厂价、交期与质保，能到现场看机更好。',
    'Please quote delivered, with lead time and warranty; a running machine to look at would help.',
  ],
  offer: ['欢迎看货，合同与发票齐全。', 'Come and see it; contract and invoice are provided.'],
};

function toDetail([cn, en]: Both, asking: keyof typeof askingFor): Both {
  return [`${cn}。${askingFor[asking][0]}`, `${en}. ${askingFor[asking][1]}`];
}

/** Chinese sets a space between a word and a figure. */
function join(verb: string, name: string): string {
  return /^[\p{Script=Han}]/u.test(name) ? verb + name : `${verb} ${name}`;
}

function fromGood(good: Good, turn: number, i: number): Listing {
  const kind = turn % 2 === 0 ? 'demand' : 'supply';
  const quantity = good.quantities[turn] ?? 1;
  const amount = toAmount(quantity, units[good.unit]);
  const [cn, en] = good.name;
  const title: Both =
    kind === 'demand'
      ? [`${join('求购', cn)}，${amount[0]}`, `Wanted: ${en}, ${amount[1]}`]
      : [`${join('供应', cn)}，${amount[0]}现货`, `For sale: ${en}, ${amount[1]}`];
  return {
    kind,
    title,
    detail: kind === 'demand' ? toDetail(good.use, 'goods') : toDetail(good.offer, 'offer'),
    quantity,
    unit: units[good.unit],
    // A buyer seldom names a price; when one does, it is a little under the seller's.
    ...(kind === 'supply' ? { price: good.price } : {}),
    currency: 'CNY',
    industries: [good.industry],
    ...toFrame(i),
  };
}

interface Offer {
  readonly model: string;
  readonly kind: Listing['kind'];
}

function fromProduct({ model, kind }: Offer, i: number): Listing[] {
  const product = products.get(model);
  if (!product) return [];
  const quantity = kind === 'demand' ? 1 + (i % 3) : 1;
  const amount = toAmount(quantity, [product.unit_cn, product.unit_en]);
  const title: Both =
    kind === 'demand'
      ? [
          `${join('求购', product.name_cn)}，${amount[0]}`,
          `Wanted: ${product.name_en}, ${amount[1]}`,
        ]
      : [`展机转让：${product.name_cn}（${model}）`, `Show model: ${product.name_en} (${model})`];
  const words: Both =
    kind === 'demand'
      ? [
          `${product.summary_cn}同档次其他品牌也可`,
          `${product.summary_en} Other makes of this class are welcome`,
        ]
      : [
          `${product.summary_cn}展会用过一次，原厂保修`,
          `${product.summary_en} Shown once, under the maker’s warranty`,
        ];
  const price =
    kind === 'supply' && product.price ? Math.round(product.price[0] * 0.88) : undefined;
  return [
    {
      kind,
      title,
      detail: toDetail(words, kind === 'demand' ? 'machine' : 'offer'),
      quantity,
      unit: [product.unit_cn, product.unit_en],
      ...(price === undefined ? {} : { price }),
      currency: product.currency ?? 'CNY',
      industries: product.industries,
      ...toFrame(i),
    },
  ];
}

/** Machines: those that are counted in pieces or more make sense as a single offer. */
const offers: readonly Offer[] = firms.flatMap(({ firm: { series } }, i): Offer[] => {
  if (!['unit', 'set', 'line'].includes(series.unit)) return [];
  const [first, second = first, third = second] = series.models.split(' ');
  if (!first || !second || !third) return [];
  return i % 2 === 0
    ? [
        { model: second, kind: 'supply' },
        { model: third, kind: 'demand' },
      ]
    : [{ model: third, kind: 'supply' }];
});

export const listings: readonly Listing[] = [
  ...goods.flatMap((good, i) =>
    good.quantities.map((_, turn) => fromGood(good, turn, i * 4 + turn)),
  ),
  ...offers.flatMap((offer, i) => fromProduct(offer, i * 3 + 1)),
];
