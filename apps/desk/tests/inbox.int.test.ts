import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@ironbridge/domain';
import { type NewMember, newMember } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Desk, toList } from './desk-client.ts';

const member = new pg.Pool({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'], max: 2 });
const stamp = randomUUID().slice(0, 8);
/** Everything that a spreadsheet would run or a browser would. */
const hostile = {
  name: `=HYPERLINK("http://evil.example/${stamp}","x")`,
  company: `+cmd|' /C calc'!A0 ${stamp}`,
  purpose: `a;=1+1\n@SUM(1)\t-2`,
} as const;
const markup = `<script>alert(${JSON.stringify(stamp)})</script>`;

/** To sign in takes its time on purpose: each does it once. */
const signedIn = new Map<Role, Promise<Desk>>();
const as = (role: Role): Promise<Desk> => {
  const desk = signedIn.get(role) ?? Desk.as(role);
  signedIn.set(role, desk);
  return desk;
};

let people: Record<'cn' | 'en', NewMember>;

beforeAll(async () => {
  people = { cn: await newMember('cn'), en: await newMember('en') };
  for (const { id, edition } of Object.values(people)) {
    const region = edition === 'cn' ? 'mainland' : 'abroad';
    const { rows } = await member.query<{ id: number }>(
      `insert into consents (subject, region, edition, purpose, wording, place)
       values ($1, $2, $3, 'paper', 'x', '/') returning id`,
      [id, region, edition],
    );
    await member.query(
      `insert into leads (form, subject, region, edition, paper, name, email, company, country, role, purpose,
         may_write, consent)
       values ($1, $2, $3, $4, 1, $5, $6, $7, 'CN', 'sales', $8, true, $9)`,
      [
        randomUUID(),
        id,
        region,
        edition,
        hostile.name,
        `${stamp}@example.com`,
        hostile.company,
        hostile.purpose,
        rows[0]?.id,
      ],
    );
    await member.query(
      `insert into messages (form, subject, region, edition, topic, message, contact_name)
       values ($1, $2, $3, $4, 'site', $5, $6)`,
      [randomUUID(), id, region, edition, `${markup} ${stamp}`, `${edition} ${stamp}`],
    );
  }
});
afterAll(async () => {
  await member.query('delete from members where id = any ($1)', [
    Object.values(people).map(({ id }) => id),
  ]);
  await member.end();
});

const fetchFile = async (desk: Desk, kind: string, query = '') => {
  const answer = await desk.send('GET', `/inbox/${kind}/export?q=${stamp}${query}`);
  const text = String(answer.body);
  return { answer, text, rows: answer.status === 200 ? parse(text, { bom: true }) : [] };
};

describe('what people send in', () => {
  const may: Readonly<Record<string, readonly Role[]>> = {
    leads: ['administrator', 'sales'],
    enquiries: ['administrator', 'sales'],
    subscriptions: ['administrator', 'sales'],
    messages: ['administrator', 'sales', 'editor_cn', 'editor_en'],
  };

  it.each(Object.entries(may))('[DSK-1] %s are read by %j alone', async (kind, readers) => {
    for (const role of roles) {
      const { answer } = await fetchFile(await as(role), kind);
      expect([role, answer.status]).toEqual([role, readers.includes(role) ? 200 : 403]);
    }
    expect((await Desk.nobody().send('GET', `/inbox/${kind}/export`)).status).toBe(403);
    expect((await (await as('sales')).send('GET', '/inbox/users/export')).status).toBe(403);
  });

  it('[SEC-37] [SEC-33] comes as a file in which nothing runs, in any spreadsheet', async () => {
    const { answer, text, rows } = await fetchFile(await as('sales'), 'leads');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-[\d-]+\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(rows).toHaveLength(3);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    for (const cell of text.split(/[,;\t\r\n]/))
      expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+@-]/);
    expect(text).toContain(stamp);
  });

  it('[DSK-8] every download is in the audit log, with who and what, and no name', async () => {
    const sales = await as('sales');
    await fetchFile(sales, 'leads', '&edition=cn');
    const administrator = await as('administrator');
    const { docs } = await administrator.read(
      '/audit_log?where[action][equals]=lead_download&sort=-id&limit=1',
    );
    const [deed] = toList(docs);
    expect(deed).toMatchObject({
      actor: sales.id,
      role: 'sales',
      collection: 'leads',
      edition: 'cn',
    });
    expect(JSON.stringify(deed)).not.toContain(stamp);
  });

  it('[DSK-2] an editor reads letters to the own edition', async () => {
    for (const edition of ['cn', 'en'] as const) {
      const { text, rows } = await fetchFile(
        await as(`editor_${edition}`),
        'messages',
        '&edition=cn',
      );
      expect(rows).toHaveLength(2);
      expect(text).toContain(`${edition} ${stamp}`);
    }
  });

  it('who took the consent back is not to be written to', async () => {
    const sales = await as('sales');
    const before = await fetchFile(sales, 'leads', '&edition=en');
    await member.query('update consents set withdrawn = now() where subject = $1', [people.en.id]);
    const after = await fetchFile(sales, 'leads', '&edition=en');
    const at = before.rows[0]?.indexOf('May be written to') ?? -1;
    expect([before.rows[1]?.[at], after.rows[1]?.[at]]).toEqual(['Yes', 'No']);
  });

  it.each([`%`, `_`, `'; drop table members; --`, `\\`, `${'%'.repeat(100)}`])(
    '[SEC-34] %j is looked for, and is no pattern',
    async (words) => {
      const sales = await as('sales');
      const answer = await sales.send(
        'GET',
        `/inbox/messages/export?q=${encodeURIComponent(words)}`,
      );
      expect(answer.status).toBe(200);
      expect(String(answer.body)).not.toContain(stamp);
    },
  );

  const openScreen = async (desk: Desk, path: string) => {
    const answer = await fetch(`${Desk.url}/admin/inbox${path}`, {
      redirect: 'manual',
      headers: desk.headers(),
    });
    return { status: answer.status, html: await answer.text() };
  };

  it('[SEC-29] stands on the desk’s screens as text', async () => {
    const { status, html } = await openScreen(await as('sales'), `/messages?q=${stamp}`);
    expect(status).toBe(200);
    expect(html).toContain(`cn ${stamp}`);
    expect(html).not.toContain(markup);
  });

  it('[DSK-1] has no screen for others, nor for strangers', async () => {
    for (const role of ['advertising', 'catalogue', 'editor_cn'] as const) {
      const { html } = await openScreen(await as(role), `/leads?q=${stamp}`);
      expect([role, html.includes(`${stamp}@`)]).toEqual([role, false]);
    }
    const { html } = await openScreen(Desk.nobody(), `/leads?q=${stamp}`);
    expect(html).not.toContain(`${stamp}@`);
  });

  it('[DSK-1] [DSK-2] [DSK-8] is marked as done by those who may read it, and leaves the list of what waits', async () => {
    const sales = await as('sales');
    const open = async (query: string) => (await fetchFile(sales, 'messages', query)).rows.slice(1);
    const mark = (desk: Desk, path: string, body: object) =>
      desk.send('POST', `/inbox/${path}/done`, body);
    const [id = ''] = (await open('&edition=en'))[0] ?? [];
    const item = `messages/${id}`;
    expect((await mark(Desk.nobody(), item, { done: true })).status).toBe(403);
    expect((await mark(await as('advertising'), item, { done: true })).status).toBe(403);
    // Not for the other edition's letters, nor for kinds that have no such mark.
    expect((await mark(await as('editor_cn'), item, { done: true })).status).toBe(400);
    expect((await mark(sales, `enquiries/${id}`, { done: true })).status).toBe(400);
    expect((await mark(sales, item, { done: 'yes' })).status).toBe(400);
    expect(await open('&edition=en&done=no')).toHaveLength(1);
    expect((await mark(await as('editor_en'), item, { done: true })).status).toBe(200);
    expect(await open('&edition=en&done=no')).toEqual([]);
    expect(await open('&edition=en&done=yes')).toHaveLength(1);
    const { docs } = await (await as('administrator')).read(
      `/audit_log?where[collection][equals]=messages&where[item][equals]=${id}`,
    );
    expect(toList(docs)).toMatchObject([{ action: 'change', role: 'editor_en' }]);
    expect((await mark(sales, item, { done: false })).status).toBe(200);
    expect(await open('&edition=en&done=no')).toHaveLength(1);
  });

  /** An enquiry that was held, to a supplier nobody can write to. */
  const holdLetter = async (): Promise<number> => {
    const { rows } = await member.query<{ id: number }>(
      `with asked as (
         insert into enquiries (subject, region, edition, form, message, contact_name, marks)
         values ($1, 'mainland', 'cn', $2, $3, 'x', '{links}') returning id
       )
       insert into enquiry_letters (enquiry, about_kind, about_id, about_name, state)
       select id, 'product', 1, $3, 'held' from asked returning id`,
      [people.cn.id, randomUUID(), stamp],
    );
    return rows[0]?.id ?? 0;
  };
  const stateOf = async (id: number) => {
    const { rows } = await member.query<{ state: string }>(
      'select state from enquiry_letters where id = $1',
      [id],
    );
    return rows[0]?.state;
  };

  it('[MEM-7] [DSK-8] a held enquiry goes out once somebody has read it, or never; who said so is known', async () => {
    const sales = await as('sales');
    const [sent, stopped] = [await holdLetter(), await holdLetter()];
    const judge = (desk: Desk, id: number, body: object) =>
      desk.send('POST', `/inbox/enquiries/${id}/judge`, body);
    expect((await judge(await as('editor_cn'), sent, { send: true })).status).toBe(403);
    expect((await judge(Desk.nobody(), sent, { send: true })).status).toBe(403);
    expect((await judge(sales, sent, { send: true, state: 'sent' })).status).toBe(400);
    expect((await judge(sales, 999_999_999, { send: true })).status).toBe(400);
    expect((await judge(sales, stopped, { send: false })).status).toBe(200);
    expect((await judge(sales, stopped, { send: true })).status).toBe(400);
    expect(await stateOf(stopped)).toBe('closed');
    expect((await judge(sales, sent, { send: true })).status).toBe(200);
    await vi.waitFor(async () => expect(await stateOf(sent)).toBe('desk'), 120_000);
    const administrator = await as('administrator');
    const { docs } = await administrator.read(
      `/audit_log?where[collection][equals]=enquiries&where[item][equals]=${sent}`,
    );
    expect(toList(docs)).toMatchObject([{ action: 'change', actor: sales.id }]);
  });
});
