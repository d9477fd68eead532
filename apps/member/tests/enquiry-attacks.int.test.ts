import { randomUUID } from 'node:crypto';
import type { Enquiry, Reply } from '@ironbridge/contract';
import { askAs, calling } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedProduct, askedProduct } from './support/asked-product.ts';
import { drawing, toEnquiry } from './support/enquiry.ts';
import { getMail } from './support/get-mail.ts';
import { newMember } from './support/new-member.ts';

let product: AskedProduct;
beforeAll(async () => {
  product = await askedProduct('cn');
});
afterAll(() => product.putBack());

const withFile = (name: string, bytes: Buffer): Partial<Enquiry> => ({
  files: [{ name, base64: bytes.toString('base64') }],
});

describe('enquiries under attack', () => {
  it('[SEC-20] a letter, its answers and its files are its asker’s alone', async () => {
    const owner = await newMember('cn');
    const own = calling('cn', owner);
    const stranger = await newMember('cn');
    const other = calling('cn', stranger);
    const body = toEnquiry([product.id], withFile('a.pdf', drawing));
    const [id = 0] = (await own.member('enquire', body)).letters;
    const [file] = (await own.member('enquiryInfo', { id })).files;
    expect(await other.refusal('enquiryInfo', { id })).toBe(404);
    expect(await other.refusal('closeEnquiry', { id })).toBe(404);
    expect((await other.member('enquiryList', {})).total).toBe(0);
    const path = `/memberApi/attachment?id=${file?.id}`;
    const asked = [
      await askAs('cn', path, { cookie: owner.cookie }),
      await askAs('cn', path, { cookie: stranger.cookie }),
      await askAs('cn', path),
      await askAs('en', path, { cookie: owner.cookie }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 401, 401]);
    // Nobody else's form is theirs to send again.
    const taken = await other.member('enquire', body);
    expect(taken.letters).not.toContain(id);
  });

  it('[SEC-20] a key opens its own letter and no file of another', async () => {
    const own = calling('cn', await newMember('cn'));
    const send = (changes: Partial<Enquiry>) =>
      own.member('enquire', toEnquiry([product.id], changes));
    const [first = 0] = (await send(withFile('a.pdf', drawing))).letters;
    const [second = 0] = (await send({})).letters;
    const [file] = (await own.member('enquiryInfo', { id: first })).files;
    const { text } = await getMail(product.email, `/account/reply/${second.toString(36)}-`);
    const token = /\/account\/reply\/([\w-]+)/.exec(text)?.[1] ?? '';
    const told = await askAs('cn', `/memberApi/attachment?id=${file?.id}&token=${token}`);
    expect(told.status).toBe(404);
    const forged = token.replace(second.toString(36), first.toString(36));
    expect(await calling('cn').refusal('replyInfo', { token: forged })).toBe(410);
  });

  it('[SEC-30] takes no page, program or picture that is a page as well', async () => {
    const own = calling('cn', await newMember('cn'));
    const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000<script>alert(1)</script>', 'latin1');
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const files: readonly [string, Buffer][] = [
      ['a.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      ['a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['a.jpg', gif],
      ['a.png', png],
      ['a.pdf', Buffer.from('<script>alert(1)</script>%PDF-1.4')],
      ['a.pdf', Buffer.from('MZ\u0090\u0000', 'latin1')],
    ];
    for (const [name, bytes] of files) {
      const body = toEnquiry([product.id], withFile(name, bytes));
      expect([name, await own.refusal('enquire', body)]).toEqual([name, 400]);
    }
    const large = Buffer.concat([drawing, Buffer.alloc(4 * 1024 * 1024)]);
    const body = toEnquiry([product.id], withFile('a.pdf', large));
    expect(await own.refusal('enquire', body)).toBe(413);
    expect((await own.member('enquiryList', {})).total).toBe(0);
  });

  it('[SEC-19] takes no field that nobody asked for', async () => {
    const { cookie } = await newMember('cn');
    const own = calling('cn', { cookie });
    const more = [
      { subject: 1 },
      { state: 'sent' },
      { marks: [] },
      { region: 'abroad' },
      { id: 7 },
    ];
    for (const extra of more) {
      const body = { ...toEnquiry([product.id]), ...extra };
      expect(await own.refusal('enquire', body)).toBe(400);
    }
  });

  it('[SEC-14] is sent by pages of the edition alone', async () => {
    const { cookie } = await newMember('cn');
    const body = toEnquiry([product.id]);
    for (const origin of ['https://evil.example', 'null', '']) {
      const told = await askAs('cn', '/memberApi/enquiry', { cookie, body, headers: { origin } });
      expect([origin, told.status]).toEqual([origin, 403]);
    }
  });
});

describe('[SEC-35] an address that nobody has shown to be theirs', () => {
  it('is told that there is an enquiry and an answer, and not a word that somebody wrote', async () => {
    const buyer = await newMember('cn');
    const own = calling('cn', buyer);
    const stranger = `stranger-${randomUUID()}@example.com`;
    for (const email of [stranger, buyer.email]) {
      const message = `请打开 evil.example 领奖 ${randomUUID()}`;
      const body = toEnquiry([product.id], { email, message, name: '点我领奖' });
      const [id = 0] = (await own.member('enquire', body)).letters;
      const { text } = await getMail(product.email, `/account/reply/${id.toString(36)}-`);
      const token = /\/account\/reply\/([\w-]+)/.exec(text)?.[1] ?? '';
      const answer = { message: `${message}！`, by: '领奖处', price: 1, currency: 'CNY' } as const;
      await calling('cn').member('reply', {
        ...{ token, form: randomUUID(), price_unit: '领奖', lead_days: null, files: [] },
        ...answer,
      });
      const letters = [await getMail(email, '询价已收到'), await getMail(email, '询价有了回复')];
      const passedOn = letters.filter((mail) => JSON.stringify(mail).includes('领奖'));
      expect([email, passedOn.length]).toEqual([email, email === stranger ? 0 : 2]);
    }
  });
});

describe('who holds the key of a letter', () => {
  const answer = (token: string, changes: Partial<Reply> = {}): Reply => ({
    ...{ token, form: randomUUID(), message: '可以供货。', by: '销售部' },
    ...{ price: null, currency: '', price_unit: '', lead_days: null, files: [] },
    ...changes,
  });
  const sendLetter = async () => {
    const own = calling('cn', await newMember('cn'));
    const [id = 0] = (await own.member('enquire', toEnquiry([product.id]))).letters;
    const { text } = await getMail(product.email, `/account/reply/${id.toString(36)}-`);
    return { own, id, token: /\/account\/reply\/([\w-]+)/.exec(text)?.[1] ?? '' };
  };

  it('[SEC-40] answers ten times, however many answers come at once', async () => {
    const { own, id, token } = await sendLetter();
    const supplier = calling('cn');
    for (let sent = 0; sent < 9; sent += 1) await supplier.member('reply', answer(token));
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => supplier.refusal('reply', answer(token))),
    );
    expect(statuses.filter((status) => status === 410)).toHaveLength(5);
    expect((await own.member('enquiryInfo', { id })).answers).toHaveLength(10);
  });

  it('[SEC-40] leaves no file where no answer is taken any more', async () => {
    const { own, id, token } = await sendLetter();
    await own.member('closeEnquiry', { id });
    const database = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
    await database.connect();
    const { rows } = await database.query<{ began: Date }>('select now() as began');
    const files = [{ name: 'a.pdf', base64: drawing.toString('base64') }];
    expect(await calling('cn').refusal('reply', answer(token, { files }))).toBe(410);
    const lookings = await database.query(
      `select from member_jobs.jobs where task_identifier = 'erase_unclaimed' and created_at >= $1`,
      [rows[0]?.began],
    );
    expect(lookings.rowCount).toBe(0);
    await database.end();
  });
});

describe('[MEM-7] a message to the house', () => {
  const message = (changes = {}) => ({
    ...{ form: randomUUID(), topic: 'correction' as const, message: '第二段的单位应为 MPa。' },
    ...{ name: '读者', phone: '', email: 'reader@example.com', agreed: true, homepage: '' },
    ...changes,
  });

  it('is anybody’s to send, and kept once', async () => {
    const visitor = calling('cn');
    const body = message();
    expect(await visitor.refusal('sendMessage', body)).toBe(200);
    expect(await visitor.refusal('sendMessage', body)).toBe(200);
  });

  it('[MEM-6] with a wrong telephone or e-mail, or without consent, is refused', async () => {
    for (const changes of [
      { email: 'x@' },
      { phone: 'call me' },
      { email: '' },
      { agreed: false },
    ]) {
      expect(await calling('en').refusal('sendMessage', message(changes))).toBe(400);
    }
  });

  it('[SEC-40] is not sent by the dozen', async () => {
    const visitor = calling('cn');
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1) {
      answers.push(await visitor.refusal('sendMessage', message()));
    }
    expect(answers.at(-1)).toBe(429);
  });
});
