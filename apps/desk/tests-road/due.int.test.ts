import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList } from '../tests/desk-client.ts';
import { makePicture } from '../tests/sample-files.ts';
import { database } from './database.ts';
import { findIndexed } from './indexed.ts';
import { waitFor } from './reader.ts';
import { setAside } from './set-aside.ts';

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('what time alone changes', () => {
  let desk = Desk.nobody();

  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });
  afterAll(() => database.end());

  it('a banner booked ahead is known with its times, and gone when it has ended', async () => {
    const image = await makePicture(desk);
    const shared = { edition: 'cn', code: 'home_top_cn', title: '按时下线', target: '/', image };
    const ending = await desk.make('banners', shared);
    const from = soon(86_400);
    const coming = await desk.make('banners', { ...shared, from });
    await waitFor(async () => (await findIndexed('banner', 'cn', coming))?.['from'] === from);
    await waitFor(async () => (await findIndexed('banner', 'cn', ending)) !== undefined);
    await desk.send('PATCH', `/banners/${ending}`, { to: soon(4) });
    await waitFor(async () => (await findIndexed('banner', 'cn', ending)) === undefined);
    for (const id of [ending, coming]) await desk.send('DELETE', `/banners/${id}`);
  });

  it('a place on the front page is known before its time, and free when it is over', async () => {
    const before = await setAside(desk, 'front_pages', 'cn');
    const story = { edition: 'cn', title: '按时上首页', _status: 'published' };
    const value = await desk.make('articles', story);
    const item = { relationTo: 'articles', value };
    const from = soon(86_400);
    const coming = { place: 'lead', item, from };
    const page = await desk.make('front_pages', {
      edition: 'cn',
      slots: [{ place: 'lead', item }, coming],
    });
    const findStarts = async () => {
      const slots = (await findIndexed('front_page', 'cn', page))?.['slots'];
      return slots === undefined ? undefined : toList(slots).map((slot) => slot['from']);
    };
    await waitFor(async () => isDeepStrictEqual(await findStarts(), [null, from]));
    await desk.send('PATCH', `/front_pages/${page}`, {
      slots: [{ place: 'lead', item, to: soon(4) }, coming],
    });
    await waitFor(async () => isDeepStrictEqual(await findStarts(), [from]));
    await desk.send('DELETE', `/front_pages/${page}`);
    await desk.send('DELETE', `/articles/${value}`);
    if (before) await desk.make('front_pages', before);
  });

  it('a product is found by what its supplier is certified for, and no longer than that is good', async () => {
    const name_cn = `有证厂 ${Date.now()}`;
    const good = { kind: 'CE', valid_to: soon(86_400) };
    const supplier = await desk.make('suppliers', {
      name_cn,
      live_cn: true,
      certificates: [good, { kind: 'UL', valid_to: soon(-2 * 86_400) }],
    });
    const shared = { live_cn: true, price_from: 2000, currency: 'CNY' };
    const product = await desk.make('products', { ...shared, name_cn: '有证产品', supplier });
    const findCertified = async () => (await findIndexed('product', 'cn', product))?.['certified'];
    await waitFor(async () => isDeepStrictEqual(await findCertified(), ['CE']));
    await desk.send('PATCH', `/suppliers/${supplier}`, {
      certificates: [{ ...good, valid_to: soon(-2 * 86_400) }],
    });
    await waitFor(async () => isDeepStrictEqual(await findCertified(), []));
    await desk.send('DELETE', `/products/${product}`);
    await desk.send('DELETE', `/suppliers/${supplier}`);
  });

  it('a banner cannot end before it begins', async () => {
    const image = await makePicture(desk);
    const banner = { edition: 'cn', code: 'home_top_cn', title: '颠倒', target: '/', image };
    const sent = await desk.send('POST', '/banners', { ...banner, from: soon(60), to: soon(30) });
    expect(sent.status).toBe(400);
  });
});
