import { beforeAll, describe, expect, it } from 'vitest';
import { usualWords } from '../review/sensitive-words.ts';
import { Desk, messageOf, toList } from './desk-client.ts';

describe('review of listings', () => {
  let administrator = Desk.nobody();
  let catalogue = Desk.nobody();
  const editors = new Map<string, Desk>();

  beforeAll(async () => {
    administrator = await Desk.asAdministrator();
    catalogue = await Desk.as('catalogue');
    editors.set('editor_cn', await Desk.as('editor_cn'));
    editors.set('editor_en', await Desk.as('editor_en'));
  });

  const make = () =>
    administrator.make('listings', { kind: 'demand', title_cn: '求购二手挤出机', member: 'm-7' });
  const stateOf = async (id: number) => (await administrator.read(`/listings/${id}`))['state'];

  it('a new listing waits, and lasts ninety days', async () => {
    const listing = await administrator.read(`/listings/${await make()}`);
    expect(listing['state']).toBe('waiting');
    const days = (Date.parse(String(listing['expires'])) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
  });

  it.each(['editor_cn', 'editor_en'])('[DSK-1] %s approves it', async (role) => {
    const id = await make();
    const editor = editors.get(role) ?? Desk.nobody();
    const answer = await editor.send('PATCH', `/listings/${id}`, { state: 'live' });
    expect(answer.status).toBe(200);
    expect(await stateOf(id)).toBe('live');
  });

  it('a refusal needs its reason', async () => {
    const id = await make();
    const editor = editors.get('editor_cn') ?? Desk.nobody();
    for (const refusal_reason of [undefined, '', '  ']) {
      const bare = await editor.send('PATCH', `/listings/${id}`, {
        state: 'refused',
        refusal_reason,
      });
      expect(bare.status).toBe(400);
    }
    expect(await stateOf(id)).toBe('waiting');
    const said = await editor.send('PATCH', `/listings/${id}`, {
      state: 'refused',
      refusal_reason: '请写明数量和交货地。',
    });
    expect(said.status).toBe(200);
  });

  it('[DSK-1] the catalogue role writes listings and reviews none', async () => {
    const id = await catalogue.make('listings', { kind: 'supply', title_en: 'Used extruder' });
    expect(await stateOf(id)).toBe('waiting');
    const changed = await catalogue.send('PATCH', `/listings/${id}`, { quantity: 2 });
    expect(changed.status).toBe(200);
    const approved = await catalogue.send('PATCH', `/listings/${id}`, { state: 'live' });
    expect(approved.status).toBe(403);
    expect(messageOf(approved)).toContain('Only editors');
    const born = await catalogue.send('POST', '/listings', { title_en: 'x', state: 'live' });
    expect(born.status).toBe(403);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('[DSK-2] approval is for both editions, the words are not', async () => {
    const id = await make();
    const english = editors.get('editor_en') ?? Desk.nobody();
    const answer = await english.send('PATCH', `/listings/${id}`, { title_cn: '求购新挤出机' });
    expect(answer.status).toBe(403);
  });

  it('[DSK-2] is marked by words that editors of its edition keep; a list that is emptied is the usual one', async () => {
    const chinese = editors.get('editor_cn') ?? Desk.nobody();
    const english = editors.get('editor_en') ?? Desk.nobody();
    const { docs } = await chinese.read('/settings?where[edition][equals]=cn&depth=0');
    const path = `/settings/${String(toList(docs)[0]?.['id'])}`;
    const keep = (desk: Desk, contact: readonly string[]) =>
      desk.send('PATCH', path, { sensitive: { contact } });
    const kept = async () => (await chinese.read(path))['sensitive'];
    const usual = { deceit: usualWords.deceit, contact: usualWords.contact };
    expect(await kept()).toMatchObject(usual);
    expect((await keep(english, ['暗号'])).status).toBe(403);
    expect((await keep(chinese, ['暗号'])).status).toBe(200);
    expect(await kept()).toMatchObject({ ...usual, contact: ['暗号'] });
    await keep(chinese, []);
    expect(await kept()).toMatchObject(usual);
  });

  it('is found by its words in the desk', async () => {
    const mark = `m${Date.now()}`;
    const id = await administrator.make('listings', { title_cn: `求购鑫淼${mark}` });
    for (const words of ['鑫', '鑫淼', mark]) {
      const query = new URLSearchParams({ 'where[label][like]': `${words} ${mark}`, limit: '5' });
      expect(JSON.stringify(await administrator.read(`/listings?${query}`))).toContain(String(id));
    }
  });
});
