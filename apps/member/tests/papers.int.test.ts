import { randomUUID } from 'node:crypto';
import { askAs, type NewMember, newMember } from '@ironbridge/people';
import { getSecrets, loadStackEnv, stateFolder } from '@ironbridge/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperLinks } from '../src/modules/papers/paper-links.ts';

const database = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
/** As the service signs them. */
const links = new PaperLinks(getSecrets(stateFolder()).memberSecret);
let paper = 0;
let size = 0;

beforeAll(async () => {
  await database.connect();
  const { rows } = await database.query<{ id: number; bytes: number }>(
    "select id, bytes::float8 from road.paper_files where edition = 'en' order by id limit 1",
  );
  paper = rows[0]?.id ?? 0;
  size = rows[0]?.bytes ?? 0;
});
afterAll(() => database.end());

const request = '/memberApi/downloads/request';
const answers = () => ({
  form: randomUUID(),
  paper,
  name: 'Maria Keller',
  email: 'M.Keller@example.com',
  company: 'Rheintal Chemie',
  country: 'DE',
  role: 'engineering',
  agreed: true,
  may_write: false,
});

interface Link {
  readonly id: number;
  readonly link: string;
}

async function getLink({ cookie }: NewMember): Promise<Link> {
  const { data } = (await askAs('en', request, { cookie, body: answers() })).json();
  expect(data).toMatchObject({ paper, bytes: size });
  return data as Link;
}

describe('a white paper', () => {
  it('[MEM-2] is asked for by members, who say who they are and agree', async () => {
    expect((await askAs('en', request, { body: answers() })).json()).toMatchObject({
      code: 0,
      msg: 'Please log in first',
    });
    const { cookie, id } = await newMember('en');
    const refused = async (change: object) =>
      (await askAs('en', request, { cookie, body: { ...answers(), ...change } })).json();
    expect(await refused({ agreed: false })).toMatchObject({
      msg: 'Please read and agree to the privacy policy',
    });
    expect(await refused({ email: 'm.keller@' })).toMatchObject({
      msg: 'Please enter the correct email',
    });
    for (const odd of [{ name: '' }, { country: 'XX' }, { role: 'king' }, { paper: 1 }]) {
      expect(await refused(odd)).toMatchObject({ code: 0 });
    }
    const { rowCount } = await database.query('select from leads where subject = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('[MEM-2] keeps the very words that were agreed to, with the name that stood in them', async () => {
    const { rows: papers } = await database.query<{ id: number; supplier: string }>(
      "select id, supplier from road.paper_files where edition = 'en' and supplier is not null limit 1",
    );
    const [named] = papers;
    if (named === undefined) throw new Error('The demo has no paper of a supplier');
    const { cookie, id } = await newMember('en');
    await askAs('en', request, {
      cookie,
      body: { ...answers(), paper: named.id, may_write: true },
    });
    const { rows } = await database.query<{ wording: string }>(
      "select wording from consents where subject = $1 and purpose = 'paper'",
      [id],
    );
    expect(rows.map(({ wording }) => wording)).toEqual([
      'I have read and agree to the policy on white papers.\n' +
        `${named.supplier} may write to me about this paper.`,
    ]);
  });

  it('[MEM-7] is kept once with what was agreed to, however often the form is sent', async () => {
    const { cookie, id } = await newMember('en');
    const body = answers();
    const told = await Promise.all(
      Array.from({ length: 5 }, () => askAs('en', request, { cookie, body })),
    );
    expect(new Set(told.map(({ body: text }) => text)).size).toBe(1);
    const { rows } = await database.query(
      `select lead.email, lead.region, lead.edition, consent.purpose, consent.wording, consent.place,
         (select count(*)::int from consents where subject = $1) as consents
       from leads lead join consents consent on consent.id = lead.consent where lead.subject = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        email: 'm.keller@example.com',
        region: 'abroad',
        edition: 'en',
        purpose: 'paper',
        wording: 'I have read and agree to the policy on white papers.',
        place: `/whitepapers/info/${paper}`,
        consents: 1,
      },
    ]);
  });

  it('[SEC-21] is given to nobody but its member, by a link that ends', async () => {
    const [owner, other] = await Promise.all([newMember('en'), newMember('en')]);
    const { id, link } = await getLink(owner);
    expect((await askAs('en', link, { cookie: owner.cookie })).status).toBe(200);
    const statusOf = async (path: string, asking: object) =>
      (await askAs('en', path, asking)).status;
    const range = { range: 'bytes=0-9' };
    expect(await statusOf(link, {})).toBe(401);
    expect(await statusOf(link, { headers: range })).toBe(401);
    expect(await statusOf(link, { cookie: other.cookie })).toBe(403);
    expect(await statusOf(link, { cookie: other.cookie, headers: range })).toBe(403);
    // A longer time, another file, another sign.
    const later = link.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 9}`);
    const others = await getLink(other);
    const cookie = owner.cookie;
    expect(await statusOf(later, { cookie })).toBe(403);
    expect(await statusOf(link.replace(/id=\d+/, `id=${others.id}`), { cookie })).toBe(403);
    expect(await statusOf(link.slice(0, -1), { cookie })).toBe(400);
    expect(await statusOf(others.link, { cookie })).toBe(403);
    // By the other edition, where nobody is logged in with it.
    expect((await askAs('cn', link, { cookie })).status).toBe(401);
    // Taken back: the link is good no more.
    const withdrawn = await askAs('en', '/memberApi/downloads/withdraw', { cookie, body: { id } });
    expect(withdrawn.json()).toMatchObject({ code: 1 });
    expect(await statusOf(link, { cookie })).toBe(404);
  });

  it('[SEC-21] has a link that is over when its time is, and can be had anew by its member alone', async () => {
    const [owner, other] = await Promise.all([newMember('en'), newMember('en')]);
    const { id, link } = await getLink(owner);
    const statusOf = async (path: string) =>
      (await askAs('en', path, { cookie: owner.cookie })).status;
    const until = Math.floor(Date.now() / 1000) - 1;
    expect(await statusOf(links.toLink({ download: id, member: owner.id, until }))).toBe(410);
    expect(await statusOf(link)).toBe(200);
    await database.query("update downloads set until = now() - interval '1 second' where id = $1", [
      id,
    ]);
    expect(await statusOf(link)).toBe(410);
    const list = (await askAs('en', '/memberApi/downloads', { cookie: owner.cookie })).json();
    expect(list.data).toMatchObject({ list: [{ id, link: null, until: null }] });
    const renew = (cookie: string) =>
      askAs('en', '/memberApi/downloads/renew', { cookie, body: { id } });
    expect((await renew(other.cookie)).status).toBe(404);
    expect((await renew(owner.cookie)).json().data).toMatchObject({
      id,
      link: expect.any(String) as string,
    });
  });

  it('[SEC-21] comes in parts to whoever it is for', async () => {
    const owner = await newMember('en');
    const { link } = await getLink(owner);
    const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      askAs('en', link, { cookie: owner.cookie, headers, method });
    const head = await get({}, 'HEAD');
    expect(head.headers).toMatchObject({
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(head.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''/,
    );
    const part = await get({ range: 'bytes=0-4' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${size}`,
    ]);
    const etag = String(head.headers.etag);
    expect((await get({ range: 'bytes=5-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=5-9', 'if-range': '"another"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1,5-6' })).status).toBe(200);
    expect((await get({ range: `bytes=${size}-` })).status).toBe(416);
  });

  it('[SEC-20] asked for by others is not mine to see, renew or take back', async () => {
    const [owner, other] = await Promise.all([newMember('en'), newMember('en')]);
    const { id } = await getLink(owner);
    const { cookie } = other;
    expect((await askAs('en', '/memberApi/downloads', { cookie })).json().data).toMatchObject({
      total: 0,
    });
    for (const path of ['renew', 'withdraw']) {
      const told = await askAs('en', `/memberApi/downloads/${path}`, { cookie, body: { id } });
      expect(told.status).toBe(404);
    }
    const { rowCount } = await database.query('select from leads where subject = $1', [owner.id]);
    expect(rowCount).toBe(1);
  });
});
