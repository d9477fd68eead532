import { randomUUID } from 'node:crypto';
import { educations } from '@ironbridge/domain';
import { askAs, newMember } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const database = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
let magazine = 0;

beforeAll(async () => {
  await database.connect();
  const { rows } = await database.query<{ id: number }>(
    'select id from road.magazine_titles order by id limit 1',
  );
  magazine = rows[0]?.id ?? 0;
});
afterAll(() => database.end());

const path = '/memberApi/subscriptions/subscribe';
const questionnaire = {
  education: 'doctoral',
  role: 'production',
  firm_size: 'under_200',
  buying: 'decides',
  industry: 5,
};
const form = () => ({
  form: randomUUID(),
  magazine,
  types: ['print', 'ezine'],
  name: '林知夏',
  email: 'lin@example.com',
  phone: '138 0000 4216',
  company: '南通机械',
  address: '江苏省南通市工农路 1 号',
  questionnaire,
  agreed: true,
});

describe('a subscription', () => {
  it('[MEM-4] needs a type, a right phone and e-mail, and the whole questionnaire', async () => {
    const { cookie } = await newMember('cn');
    const told = async (change: object) =>
      (await askAs('cn', path, { cookie, body: { ...form(), ...change } })).json().msg;
    expect(await told({ types: [] })).toBe('请选择订阅方式');
    expect(await told({ phone: '12345' })).toBe('请输入正确的电话号码');
    expect(await told({ email: 'lin@' })).toBe('请输入正确的邮箱');
    expect(await told({ address: ' ' })).toBe('请填写邮寄地址');
    expect(await told({ agreed: false })).toBe('请阅读并同意隐私政策');
    for (const left of Object.keys(questionnaire)) {
      const rest = Object.fromEntries(
        Object.entries(questionnaire).filter(([name]) => name !== left),
      );
      expect(await told({ questionnaire: rest })).toBe('请完成问卷');
    }
    expect((await askAs('cn', path, { body: form() })).json().msg).toBe('请先登录会员中心');
    expect((await askAs('cn', '/memberApi/subscriptions', { cookie })).json().data).toEqual({
      list: [],
    });
  });

  it('[MEM-5] knows four sorts of education and no other', async () => {
    expect(educations).toEqual(['junior_college', 'undergraduate', 'postgraduate', 'doctoral']);
    const { cookie } = await newMember('cn');
    for (const education of educations) {
      const body = { ...form(), questionnaire: { ...questionnaire, education } };
      expect((await askAs('cn', path, { cookie, body })).json().code).toBe(1);
    }
    const odd = { ...form(), questionnaire: { ...questionnaire, education: 'kindergarten' } };
    expect((await askAs('cn', path, { cookie, body: odd })).status).toBe(400);
  });

  it('[MEM-4] runs once for each magazine, is confirmed by one letter for each form, and ends', async () => {
    const { cookie, id } = await newMember('cn');
    const body = form();
    const told = await Promise.all(
      Array.from({ length: 5 }, () => askAs('cn', path, { cookie, body })),
    );
    expect(new Set(told.map(({ body: text }) => text)).size).toBe(1);
    await askAs('cn', path, { cookie, body: { ...form(), types: ['ezine'] } });
    const list = async () =>
      (await askAs('cn', '/memberApi/subscriptions', { cookie })).json().data;
    const runs = (await list()) as { list: { id: number }[] };
    expect(runs).toMatchObject({
      list: [{ magazine, types: ['ezine'], email: 'lin@example.com' }],
    });
    const { rows } = await database.query(
      "select count(*)::int as letters from outbox where subject = $1 and template = 'subscribed'",
      [id],
    );
    expect(rows).toEqual([{ letters: 2 }]);
    const end = { cookie, body: { id: runs.list[0]?.id } };
    expect((await askAs('cn', '/memberApi/subscriptions/end', end)).json().code).toBe(1);
    expect((await askAs('cn', '/memberApi/subscriptions/end', end)).status).toBe(404);
    expect(await list()).toEqual({ list: [] });
  });

  it('[SEC-40] is confirmed to whichever address twenty times a day, and no more', async () => {
    const { cookie } = await newMember('cn');
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      statuses.push((await askAs('cn', path, { cookie, body: form() })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[SEC-20] is seen and ended by its member alone', async () => {
    const [owner, other] = await Promise.all([newMember('cn'), newMember('cn')]);
    const body = form();
    const { data } = (await askAs('cn', path, { cookie: owner.cookie, body })).json();
    const { id } = data as { id: number };
    const { cookie } = other;
    expect((await askAs('cn', '/memberApi/subscriptions', { cookie })).json().data).toEqual({
      list: [],
    });
    const ended = await askAs('cn', '/memberApi/subscriptions/end', { cookie, body: { id } });
    expect(ended.status).toBe(404);
    // The same form's number, sent by somebody else, is another form.
    const again = (await askAs('cn', path, { cookie, body: { ...body, name: '别人' } })).json();
    expect(again.data).not.toMatchObject({ id });
    const mine = await askAs('cn', '/memberApi/subscriptions', { cookie: owner.cookie });
    expect(mine.json().data).toMatchObject({ list: [{ id }] });
  });
});
