import { randomUUID } from 'node:crypto';
import type { PostListing } from '@ironbridge/contract';
import { calling, newMember } from '@ironbridge/people';
import { readInbox } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { database } from './database.ts';
import { readEdge, waitFor } from './reader.ts';

const listing = (): PostListing => ({
  ...{ form: randomUUID(), kind: 'demand', title: `求购隔膜阀 ${randomUUID().slice(0, 8)}` },
  ...{ detail: '316L 锻件，卡箍连接，附材质证明。', quantity: 60, unit: '件', price: null },
  ...{ currency: '', place: '南通', industries: [5], days: 30, agreed: true },
  ...{ name: '林知夏', phone: '', email: `buyer-${randomUUID()}@example.com` },
});

const findLetters = async (to: string) =>
  (await readInbox({ to })).flatMap((each) => (each.kind === 'mail' ? [each] : []));

describe('[MEM-7] a member’s listing', () => {
  let editor = Desk.nobody();

  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });
  afterAll(() => database.end());

  const findRecord = async (ref: number): Promise<number | undefined> => {
    const { rows } = await database.query<{ listing_id: number }>(
      'select listing_id from road.member_listings where ref = $1 and revision > 0',
      [ref],
    );
    return rows[0]?.listing_id;
  };
  const getRecord = async (ref: number): Promise<number> => {
    await waitFor(async () => (await findRecord(ref)) !== undefined);
    return (await findRecord(ref)) ?? 0;
  };

  it('waits for review, is live once approved, waits again when changed, and goes when closed', async () => {
    const poster = await newMember('cn');
    const { member } = calling('cn', poster);
    const { form, agreed, ...text } = { ...listing(), email: poster.email };
    const { id } = await member('postListing', { ...text, form, agreed });
    // Sent twice, it is one.
    expect(await member('postListing', { ...text, form, agreed })).toEqual({ id });
    const record = await getRecord(id);
    const atDesk = await editor.read(`/listings/${record}`);
    expect(atDesk).toMatchObject({ state: 'waiting', title_cn: text.title, original: 'cn' });
    expect(JSON.stringify(atDesk)).not.toContain(text.email);
    expect((await readEdge('cn', `/api/demand/info?id=${record}`)).status).toBe(404);

    const reason = '请写明表面粗糙度';
    await editor.send('PATCH', `/listings/${record}`, { state: 'refused', refusal_reason: reason });
    expect(await member('postedListing', { id })).toMatchObject({ state: 'refused', reason });
    await waitFor(async () => (await findLetters(text.email)).length === 1);
    const [refused] = await findLetters(text.email);
    expect(refused?.subject).toContain('未通过审核');
    expect(refused?.text).toContain(`> ${reason}`);
    expect(refused?.text).toContain(`/account/listings/${id}`);
    await member('changeListing', { ...text, id, detail: `${text.detail}Ra ≤ 0.4。` });
    expect(await member('postedListing', { id })).toMatchObject({ state: 'waiting', reason: '' });
    const isState = async (state: string) =>
      (await editor.read(`/listings/${record}`))['state'] === state;
    await waitFor(() => isState('waiting'));

    await editor.send('PATCH', `/listings/${record}`, { state: 'live' });
    const isShown = async () =>
      (await readEdge('cn', `/api/demand/info?id=${record}`)).text.includes('0.4');
    await waitFor(isShown);
    expect(await member('postedListing', { id })).toMatchObject({
      state: 'live',
      public_id: record,
    });
    await waitFor(async () => (await findLetters(text.email)).length === 2);
    expect((await findLetters(text.email)).map(({ text: said }) => said).join('\n')).toContain(
      `/showroom/demand/${record}`,
    );
    // Whatever else an editor does to it is no judgement.
    await editor.send('PATCH', `/listings/${record}`, { place_cn: '苏州' });

    await member('closeListing', { id });
    await waitFor(async () => !(await isShown()));
    expect(await member('postedListing', { id })).toMatchObject({ state: 'closed' });
    expect(await findLetters(text.email)).toHaveLength(2);
    await editor.send('DELETE', `/listings/${record}`);
  });

  it('[SEC-35] carries no word of its member to an address that is not shown to be theirs', async () => {
    const { member } = calling('cn', await newMember('cn'));
    const { email, title, ...text } = listing();
    const { id } = await member('postListing', { ...text, email, title });
    const record = await getRecord(id);
    const reason = '看上去像是广告';
    await editor.send('PATCH', `/listings/${record}`, { state: 'refused', refusal_reason: reason });
    await waitFor(async () => (await findLetters(email)).length === 1);
    const [letter] = await findLetters(email);
    expect(letter?.text).toContain(`/account/listings/${id}`);
    for (const written of [title, reason, text.name]) {
      expect(JSON.stringify(letter)).not.toContain(written);
    }
    await member('closeListing', { id });
    await editor.send('DELETE', `/listings/${record}`);
  });

  it('[SEC-20] is nobody else’s to see, change or close', async () => {
    const own = calling('cn', await newMember('cn'));
    const other = calling('cn', await newMember('cn'));
    const { form, agreed, ...text } = listing();
    const { id } = await own.member('postListing', { ...text, form, agreed });
    expect(await other.refusal('postedListing', { id })).toBe(404);
    expect(await other.refusal('changeListing', { ...text, id, title: 'taken' })).toBe(404);
    expect(await other.refusal('closeListing', { id })).toBe(404);
    expect(await calling('cn').refusal('postedListings', {})).toBe(401);
    expect((await own.member('postedListing', { id })).title).toBe(text.title);
    await own.member('closeListing', { id });
  });
});
