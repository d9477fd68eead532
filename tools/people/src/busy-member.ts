import { randomUUID } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { askAs } from './ask-as.ts';
import { type Calling, calling } from './calling.ts';
import { getReplyKey } from './get-reply-key.ts';
import { judgeListing } from './judge-listing.ts';
import { type NewMember, newMember } from './new-member.ts';

const words = {
  cn: {
    ...{ name: '林知夏', company: '江海流体设备有限公司', position: '采购工程师' },
    ...{ asked: '介质 30% 盐酸，60 °C，请报含税到厂价和交期。', quantity: '4 台' },
    ...{ answer: '可以供货，轴封按氟橡胶配，随机附材质证明。', by: '销售部 周工', unit: '台' },
    wanted: '求购医药级隔膜阀 DN25，EPDM 膜片',
    detail: '316L 锻件，卡箍连接，内表面 Ra ≤ 0.4，附材质证明。',
    ...{ offered: '转让闲置螺杆泵 G40，2022 年', spare: '换线闲置，四台，可现场试机。' },
    ...{ place: '南通', reason: '请写明表面粗糙度的检测方法。' },
  },
  en: {
    ...{ name: 'Eleanor Whitcombe', company: 'Calder Process Ltd', position: 'Buyer' },
    ...{ asked: '30% HCl at 60 °C. Price delivered, and your lead time?', quantity: '4 sets' },
    ...{
      answer: 'Yes, with FKM seals and material certificates.',
      by: 'Sales, M. Ward',
      unit: 'set',
    },
    wanted: 'Wanted: hygienic diaphragm valves DN25, EPDM',
    detail: 'Forged 316L, clamp ends, Ra ≤ 0.4 inside, with certificates.',
    ...{
      offered: 'Four G40 screw pumps from 2022',
      spare: 'Spare after a line change; can be run here.',
    },
    ...{ place: 'Leeds', reason: 'Please say how the surface roughness is to be measured.' },
  },
} as const;

export interface BusyMember extends NewMember {
  /** The products they asked about. */
  readonly asked: readonly number[];
  /** The letters they sent; the second is answered. */
  readonly letters: readonly number[];
  /** The first live, the second refused. */
  readonly listings: readonly number[];
  /** To the page on which the first letter is answered. */
  readonly replyKey: string;
}

/** Somebody who has used all that members may, and has what comes of it. */
export async function newBusyMember(edition: EditionId): Promise<BusyMember> {
  const person = await newMember(edition);
  const calls = calling(edition, person);
  await calls.member('saveProfile', {
    ...{ truename: words[edition].name, company: words[edition].company },
    ...{ position: words[edition].position, country_id: 0, province_id: null, city_id: null },
  });
  await keepFavourites(calls);
  await fetchPapers(edition, person, calls);
  await subscribe(edition, person, calls);
  const enquiry = await enquire(edition, person, calls);
  return { ...person, ...enquiry, listings: await post(edition, person, calls) };
}

async function keepFavourites({ member, api }: Calling): Promise<void> {
  const { list: articles } = await api('articleList', { rows: 2 });
  const { list: suppliers } = await api('supplierList', { rows: 1 });
  const { list: products } = await api('productList', { rows: 3 });
  for (const [kind, list] of [
    ['article', articles],
    ['supplier', suppliers],
    ['product', products],
  ] as const) {
    for (const { id } of list) await member('markFavourite', { kind, id, marked: true });
  }
}

/** One has come all the way, one stopped after a part. */
async function fetchPapers(edition: EditionId, person: NewMember, { member, api }: Calling) {
  const { name, company } = words[edition];
  const { list } = await api('paperList', { rows: 2 });
  for (const [at, { id: paper }] of list.entries()) {
    const { link, bytes } = await member('requestPaper', {
      ...{ form: randomUUID(), paper, name, email: person.email, company, country: 'CN' },
      ...{ role: 'purchasing', agreed: true, may_write: false },
    });
    const last = at === 0 ? bytes - 1 : Math.floor(bytes * 0.62);
    if (link === null) throw new Error(`Paper ${paper} has no file`);
    await askAs(edition, link, { cookie: person.cookie, headers: { range: `bytes=0-${last}` } });
  }
}

async function subscribe(edition: EditionId, person: NewMember, { member, api }: Calling) {
  const { name, company, place } = words[edition];
  const [magazine] = (await api('magazines', {})).list;
  if (magazine === undefined) return;
  await member('subscribe', {
    ...{ form: randomUUID(), magazine: magazine.id, types: ['print', 'ezine'], name, company },
    ...{ email: person.email, phone: '+86 139 0000 0000', address: place, agreed: true },
    questionnaire: {
      ...{ education: 'undergraduate', role: 'purchasing', firm_size: 'under_200' },
      ...{ buying: 'decides', industry: 5 },
    },
  });
}

async function enquire(edition: EditionId, person: NewMember, { member, api }: Calling) {
  const said = words[edition];
  const { list } = await api('productList', { rows: 2 });
  const asked = list.map(({ id }) => id);
  const { letters } = await member('enquire', {
    ...{ form: randomUUID(), kind: 'product', ids: asked, message: said.asked },
    ...{ quantity: said.quantity, name: said.name, company: said.company, phone: '' },
    ...{ email: person.email, agreed: true, files: [] },
  });
  const [open = 0, answered = 0] = letters;
  await calling(edition).member('reply', {
    ...{ token: await getReplyKey(answered), form: randomUUID(), message: said.answer },
    ...{ by: said.by, price: 13_150, currency: 'CNY', price_unit: said.unit, lead_days: 20 },
    files: [],
  });
  return { asked, letters, replyKey: await getReplyKey(open) };
}

async function post(edition: EditionId, person: NewMember, { member }: Calling) {
  const said = words[edition];
  const same = {
    ...{ unit: said.unit, price: null, currency: '' as const, place: said.place, industries: [5] },
    ...{ days: 30 as const, agreed: true, name: said.name, phone: '', email: person.email },
  };
  const live = await member('postListing', {
    ...{ ...same, form: randomUUID(), kind: 'supply', quantity: 4 },
    ...{ title: said.offered, detail: said.spare },
  });
  const refused = await member('postListing', {
    ...{ ...same, form: randomUUID(), kind: 'demand', quantity: 60 },
    ...{ title: said.wanted, detail: said.detail },
  });
  await judgeListing(live.id, { state: 'live', shown: false });
  await judgeListing(refused.id, { state: 'refused', reason: said.reason, shown: false });
  return [live.id, refused.id];
}
