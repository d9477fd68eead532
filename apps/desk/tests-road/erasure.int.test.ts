import { randomBytes, randomUUID } from 'node:crypto';
import { type Calling, calling, newMember } from '@ironbridge/people';
import { afterAll, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { database } from './database.ts';
import { findTraces, isStored } from './find-traces.ts';
import { readEdge, waitFor } from './reader.ts';
import { takeOut } from './take-out.ts';

afterAll(() => database.end());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A listing that readers see. */
async function postLive({ member }: Calling, word: string): Promise<number> {
  const { id } = await member('postListing', {
    ...{ form: randomUUID(), kind: 'demand', title: `求购 ${word}`, detail: `${word} 316L 锻件` },
    ...{ quantity: 60, unit: '件', price: null, currency: '', place: '南通', industries: [5] },
    ...{ days: 30, name: word, phone: '', email: `${word}@example.com`, agreed: true },
  });
  const findRecord = async () => {
    const { rows } = await database.query<{ listing_id: number }>(
      'select listing_id from road.member_listings where ref = $1 and revision > 0',
      [id],
    );
    return rows[0]?.listing_id;
  };
  await waitFor(async () => (await findRecord()) !== undefined);
  const record = (await findRecord()) ?? 0;
  const editor = await Desk.as('editor_cn');
  // Changed by an editor, too: what the desk remembers of earlier versions is the member's as well.
  await editor.send('PATCH', `/listings/${record}`, { state: 'live' });
  await editor.send('PATCH', `/listings/${record}`, { detail_cn: `${word} 316L 锻件，卡箍连接` });
  await waitFor(async () => (await readListing(record)).includes(word));
  return record;
}

const readListing = async (id: number) =>
  (await readEdge('cn', `/api/demand/info?id=${id}`)).text +
  (await readEdge('cn', `/showroom/demand/${id}`)).text;

/** A letter with a file. */
async function ask({ member, api }: Calling, word: string): Promise<string> {
  const [product] = (await api('productList', { rows: 1 })).list;
  const { letters } = await member('enquire', {
    ...{ form: randomUUID(), kind: 'product', ids: [product?.id ?? 0], message: `${word}?` },
    ...{ quantity: word, name: word, company: word, phone: '', email: `${word}@example.com` },
    ...{ agreed: true, files: [{ name: `${word}.pdf`, base64: pdf.toString('base64') }] },
  });
  const { files } = await member('enquiryInfo', { id: letters[0] ?? 0 });
  return files[0]?.id ?? '';
}

it('[MEM-9] an account is taken along with its files, and deleted it is gone from every store and screen', async () => {
  const word = `erased${randomBytes(8).toString('hex')}`;
  const person = await newMember('cn');
  const own = calling('cn', person);
  const place = { country_id: 256, province_id: 0, city_id: 0 };
  await own.member('saveProfile', { truename: word, company: word, position: word, ...place });
  const listing = await postLive(own, word);
  const file = await ask(own, word);
  await own.member('sendMessage', {
    ...{ form: randomUUID(), topic: 'other', message: word, name: word, phone: '' },
    ...{ email: `${word}@example.com`, agreed: true, homepage: '' },
  });

  // There, where it is looked for below: what finds nothing now would find nothing then either.
  const before = await findTraces(word);
  for (const where of [
    'member.members',
    'member.enquiries',
    'member.messages',
    'public.listings',
  ]) {
    expect(before).toContain(where);
  }
  expect(before.join()).toContain('listing');
  expect(await findTraces(person.email)).toContain('REDIS_CACHE_URL');
  expect(await isStored(file)).toBe(true);
  const taken = await takeOut(person.cookie);
  expect([...taken.keys()]).toEqual(['data.json', `files/${file}/${word}.pdf`]);
  expect(taken.get(`files/${file}/${word}.pdf`)).toEqual(pdf);
  expect(JSON.parse(String(taken.get('data.json')))).toMatchObject({
    member: [{ id: person.id, truename: word }],
    attachments: [{ id: file, name: `${word}.pdf` }],
  });

  await own.member('deleteAccount', { sure: true });
  await waitFor(async () => !(await isStored(file)));
  await waitFor(async () => !(await readListing(listing)).includes(word));
  for (const trace of [word, person.email, person.phone]) {
    await expect.poll(() => findTraces(trace)).toEqual([]);
  }
});
