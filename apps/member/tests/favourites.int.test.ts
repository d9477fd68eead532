import { askAs, newMember } from '@ironbridge/people';
import { expect, it } from 'vitest';

const mark = '/memberApi/favourites/mark';
const product = { kind: 'product', id: 1_000_001 } as const;

it('[MEM-3] a favourite is kept, shown, and taken back; said twice it is the same', async () => {
  const { cookie } = await newMember('cn');
  const tell = (body: object) => askAs('cn', mark, { cookie, body });
  const state = async () =>
    (
      await askAs('cn', '/memberApi/favourites/state?items=product:1000001,article:1000003', {
        cookie,
      })
    ).json().data;
  expect(await state()).toEqual({ list: [] });
  for (let n = 0; n < 2; n += 1) {
    expect((await tell({ ...product, marked: true })).json()).toMatchObject({ code: 1 });
  }
  expect(await state()).toEqual({ list: ['product:1000001'] });
  const kept = (await askAs('cn', '/memberApi/favourites', { cookie })).json();
  expect(kept.data).toMatchObject({
    total: 1,
    list: [product],
    counts: [{ kind: 'product', count: 1 }],
  });
  for (let n = 0; n < 2; n += 1) {
    expect((await tell({ ...product, marked: false })).json()).toMatchObject({ code: 1 });
  }
  expect(await state()).toEqual({ list: [] });
});

it('[MEM-3] others are told to log in first', async () => {
  const told = await askAs('cn', mark, { body: { ...product, marked: true } });
  expect([told.status, told.json().msg]).toEqual([401, '请先登录会员中心']);
  const english = await askAs('en', '/memberApi/favourites');
  expect([english.status, english.json().msg]).toEqual([401, 'Please log in first']);
});

it('[SEC-20] nobody sees or takes away what another has marked', async () => {
  const [owner, other] = await Promise.all([newMember('en'), newMember('en')]);
  await askAs('en', mark, { cookie: owner.cookie, body: { ...product, marked: true } });
  const asked = { cookie: other.cookie };
  const state = '/memberApi/favourites/state?items=product:1000001';
  expect((await askAs('en', state, asked)).json().data).toEqual({ list: [] });
  expect((await askAs('en', '/memberApi/favourites', asked)).json().data).toMatchObject({
    total: 0,
  });
  // By naming its owner in any way there is.
  const named = await askAs('en', mark, {
    ...asked,
    body: { ...product, marked: false, subject: owner.id },
  });
  expect(named.status).toBe(400);
  await askAs('en', mark, { ...asked, body: { ...product, marked: false } });
  await askAs('en', `/memberApi/favourites?subject=${owner.id}`, asked);
  expect((await askAs('en', state, { cookie: owner.cookie })).json().data).toEqual({
    list: ['product:1000001'],
  });
});

it('[SEC-32] what is no item of ours is refused', async () => {
  const { cookie } = await newMember('cn');
  const odd = [
    { kind: '__proto__', id: 1, marked: true },
    { kind: 'product', id: '1', marked: true },
    { kind: 'product', id: 2 ** 31, marked: true },
    { kind: 'product', id: 1, marked: 'yes' },
  ];
  for (const body of odd) expect((await askAs('cn', mark, { cookie, body })).status).toBe(400);
  for (const items of [
    '',
    'product',
    'product:0',
    'page:1',
    `${'product:1,'.repeat(101)}product:1`,
  ]) {
    const path = `/memberApi/favourites/state?items=${items}`;
    expect((await askAs('cn', path, { cookie })).status).toBe(400);
  }
});
