import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { askAs, type NewMember, newMember } from '@ironbridge/people';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
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

/** Somebody who keeps a letter to them. */
async function askOwner({ id, truename }: NewMember): Promise<number> {
  const asker = await newMember('cn');
  const { rows } = await database.query<{ id: number }>(
    `with asked as (
       insert into enquiries (subject, region, edition, form, message, contact_name)
       values ($1, 'mainland', 'cn', $2, '还有吗？', '买家') returning id
     )
     insert into enquiry_letters (enquiry, about_kind, about_id, about_name, owner, recipient_name, state)
     select id, 'demand', 1, '求购', $3, $4, 'sent' from asked returning id`,
    [asker.id, randomUUID(), id, truename],
  );
  return rows[0]?.id ?? 0;
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
  it('[MEM-9] finds each of its rows without looking through everybody’s', async () => {
    const { rows } = await database.query(
      `select rule.conrelid::regclass::text as table, field.attname as column
       from pg_constraint rule
       join pg_attribute field on field.attrelid = rule.conrelid and field.attnum = rule.conkey[1]
       where rule.contype = 'f' and rule.connamespace = 'member'::regnamespace and not exists (
         select from pg_index own where own.indrelid = rule.conrelid and own.indkey[0] = rule.conkey[1])`,
    );
    expect(rows).toEqual([]);
  });

  it('[MEM-9] is taken out whole, without what opens doors, by its member alone', async () => {
    const member = await newMember('cn');
    await leaveTraces(member);
    const path = '/memberApi/account/export';
    expect((await askAs('cn', path)).status).toBe(401);
    const told = await askAs('cn', path, { cookie: member.cookie });
    expect(told.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="ironbridge-member-${member.id}.zip"`,
    });
    // Nothing in the archive is packed: its first file stands there as it is, behind a head with
    // a checksum and a time, of which any byte may be a brace.
    const [json = ''] = /\{\n {2}".*?\n\}(?=PK)/s.exec(told.body) ?? [];
    const data = JSON.parse(json) as Record<string, unknown[]>;
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

  it('[MEM-9] breaks off, and does not end, where a file of it cannot be had', async () => {
    const { id, cookie } = await newMember('cn');
    await database.query(
      `with asked as (
         insert into enquiries (subject, region, edition, form, message, contact_name)
         values ($1, 'mainland', 'cn', $2, '附图', '买家') returning id
       )
       insert into attachments (id, subject, region, edition, enquiry, name, type, bytes)
       select $3, $1, 'mainland', 'cn', id, '图纸.pdf', 'application/pdf', 9 from asked`,
      [id, randomUUID(), randomUUID()],
    );
    // Behind the edge, which would in the end break off by itself.
    const { member: port, nginx } = getSettings().ports;
    const headers = { host: `cn.localhost:${nginx}`, cookie };
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ port, path: '/memberApi/account/export', headers }, resolve),
    );
    expect(answer.statusCode).toBe(200);
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  it('[MEM-9] is deleted everywhere, and what stays names nobody', async () => {
    const member = await newMember('cn');
    const listing = await leaveTraces(member);
    const { cookie, id } = member;
    const letter = await askOwner(member);
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
    const { rows: letters } = await database.query(
      'select owner, recipient_name as name from enquiry_letters where id = $1',
      [letter],
    );
    expect(letters).toEqual([{ owner: null, name: '' }]);
    // The road takes it down: the desk sees no text of it any more.
    const { rowCount } = await database.query('select from listing_texts where id = $1', [listing]);
    expect(rowCount).toBe(0);
  });
});
