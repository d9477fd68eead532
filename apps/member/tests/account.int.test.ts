import { randomUUID } from 'node:crypto';
import { askAs, type NewMember, newMember } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const database = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
let tables: string[] = [];

beforeAll(async () => {
  await database.connect();
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'member' and column_name = 'subject'
       and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => database.end());

/** Something of most sorts. */
async function leaveTraces({ cookie, id }: NewMember): Promise<number> {
  await askAs('cn', '/memberApi/favourites/mark', {
    cookie,
    body: { kind: 'supplier', id: 1_000_000, marked: true },
  });
  const { rows } = await database.query<{ id: number }>(
    'select id from road.magazine_titles order by id limit 1',
  );
  const subscribed = await askAs('cn', '/memberApi/subscriptions/subscribe', {
    cookie,
    body: {
      form: randomUUID(),
      magazine: rows[0]?.id,
      types: ['ezine'],
      name: '林知夏',
      email: 'lin@example.com',
      phone: '13800004216',
      company: '南通机械',
      questionnaire: {
        education: 'undergraduate',
        role: 'purchasing',
        firm_size: 'under_50',
        buying: 'recommends',
        industry: 5,
      },
      agreed: true,
    },
  });
  expect(subscribed.json().code).toBe(1);
  const { rows: posted } = await database.query<{ id: number }>(
    `insert into listings (subject, region, edition, form, kind, title, detail, expires, contact_name)
     values ($1, 'mainland', 'cn', $2, 'demand', '求购', '', now() + interval '7 days', '林知夏') returning id`,
    [id, randomUUID()],
  );
  return posted[0]?.id ?? 0;
}

async function countRows(member: number): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const { rowCount } = await database.query(`select from ${table} where subject = $1`, [member]);
    count += rowCount ?? 0;
  }
  return count;
}

describe('an account', () => {
  it('[MEM-9] is taken out whole, without what opens doors, by its member alone', async () => {
    const member = await newMember('cn');
    await leaveTraces(member);
    const path = '/memberApi/account/export';
    expect((await askAs('cn', path)).status).toBe(401);
    const told = await askAs('cn', path, { cookie: member.cookie });
    expect(told.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="ironbridge-member-${member.id}.json"`,
    });
    const data = JSON.parse(told.body) as Record<string, unknown[]>;
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['member', ...tables]));
    expect(data['member']).toMatchObject([{ id: member.id, email: member.email }]);
    expect(data['favourites']).toMatchObject([{ kind: 'supplier', item: 1_000_000 }]);
    expect(data['subscriptions']).toMatchObject([{ name: '林知夏', education: 'undergraduate' }]);
    expect(data['consents']).toHaveLength(1);
    expect(data['listings']).toHaveLength(1);
    const { rows } = await database.query<{ token: string }>(
      'select token from sessions where subject = $1',
      [member.id],
    );
    expect(told.body).not.toContain(rows[0]?.token);
  });

  it('[MEM-9] is deleted everywhere, and what stays names nobody', async () => {
    const member = await newMember('cn');
    const listing = await leaveTraces(member);
    const { cookie, id } = member;
    const remove = (body: object) => askAs('cn', '/memberApi/account/delete', { cookie, body });
    expect((await remove({ sure: false })).status).toBe(400);
    await database.query(
      "update sessions set created = now() - interval '1 hour' where subject = $1",
      [id],
    );
    expect((await remove({ sure: true })).json()).toMatchObject({
      code: 0,
      msg: '为安全起见，请退出后重新登录，再注销账号',
    });
    expect(await countRows(id)).toBeGreaterThan(3);
    await database.query('update sessions set created = now() where subject = $1', [id]);
    const told = await remove({ sure: true });
    expect(told.json().code).toBe(1);
    expect(String(told.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await countRows(id)).toBe(0);
    expect((await database.query('select from members where id = $1', [id])).rowCount).toBe(0);
    expect((await askAs('cn', '/api/userinfo', { cookie })).json().data).toEqual({ profile: null });
    const { rows } = await database.query('select * from closures where member = $1', [id]);
    expect(rows).toMatchObject([
      {
        region: 'mainland',
        consents: [{ purpose: 'subscription', place: expect.any(String) as string }],
      },
    ]);
    for (const named of [member.email, member.phone, member.truename, '林知夏']) {
      expect(JSON.stringify(rows)).not.toContain(named);
    }
    // The road takes it down: the desk sees no text of it any more.
    const { rowCount } = await database.query('select from listing_texts where id = $1', [listing]);
    expect(rowCount).toBe(0);
  });
});
