import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@ironbridge/contract';
import { askAs, calling } from '@ironbridge/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedProduct, askedProduct } from './support/asked-product.ts';
import { drawing, toEnquiry } from './support/enquiry.ts';
import { getMail } from './support/get-mail.ts';
import { newMember } from './support/new-member.ts';

const base64 = drawing.toString('base64');

let product: AskedProduct;
beforeAll(async () => {
  product = await askedProduct('cn');
});
afterAll(() => product.putBack());

const enquiry = (changes: Partial<Enquiry> = {}) => toEnquiry([product.id], changes);

async function sendOne(changes: Partial<Enquiry> = {}) {
  const buyer = await newMember('cn');
  const calls = calling('cn', buyer);
  const body = enquiry({ email: buyer.email, ...changes });
  const { letters } = await calls.member('enquire', body);
  const [letter = 0] = letters;
  return { buyer, calls, body, letter, letters };
}

/** As whoever is asked finds it in the letter. */
async function getKey(letter: number): Promise<string> {
  const { text } = await getMail(product.email, `/account/reply/${letter.toString(36)}-`);
  return /\/account\/reply\/([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('[MEM-7] an enquiry', () => {
  it('goes to the supplier, comes back answered, and both know of it', async () => {
    const { buyer, calls, letter } = await sendOne({ files: [{ name: '图纸.exe', base64 }] });
    await getMail(buyer.email, '询价已收到');
    const token = await getKey(letter);
    const supplier = calling('cn');
    const seen = await supplier.member('replyInfo', { token });
    expect(seen).toMatchObject({ about: product.id, contact: { name: '林知夏' } });
    const [file] = seen.files;
    // Named after what it is, and handed out to be saved.
    expect(file?.name).toBe('图纸.pdf');
    const given = await askAs('cn', `/memberApi/attachment?id=${file?.id}&token=${token}`);
    expect(given.body).toBe(drawing.toString());
    expect(given.headers['content-disposition']).toMatch(/^attachment;/);
    expect(given.headers['x-content-type-options']).toBe('nosniff');

    // Whoever only fetches the page, as mail servers do, has seen nothing.
    const stateNow = async () => (await calls.member('enquiryList', {})).list[0]?.state;
    await expect.poll(stateNow).toBe('delivered');
    await supplier.member('replySeen', { token });
    expect(await stateNow()).toBe('seen');

    const answer = {
      ...{ token, form: randomUUID(), message: '可以供货，两周发出。', by: '销售部' },
      ...{ price: 13150, currency: 'CNY' as const, price_unit: '台', lead_days: 20, files: [] },
    };
    // Sent twice, kept once.
    await supplier.member('reply', answer);
    await supplier.member('reply', answer);
    await getMail(buyer.email, '询价有了回复');
    const { list, unread } = await calls.member('enquiryList', {});
    expect(list[0]).toMatchObject({ id: letter, state: 'answered', price: 13150, unread: true });
    expect(unread).toBe(1);
    const read = await calls.member('enquiryInfo', { id: letter });
    expect(read.answers).toHaveLength(1);
    expect((await calls.member('enquiryList', {})).unread).toBe(0);
  });

  it('is kept once however often its form is sent', async () => {
    const buyer = await newMember('cn');
    const calls = calling('cn', buyer);
    const body = enquiry();
    const sent = await Promise.all([1, 2, 3].map(() => calls.member('enquire', body)));
    expect(new Set(sent.map(({ letters }) => letters.join())).size).toBe(1);
    expect((await calls.member('enquiryList', {})).total).toBe(1);
  });

  it('can be taken back: the key opens nothing any more', async () => {
    const { calls, letter } = await sendOne();
    const token = await getKey(letter);
    await calls.member('closeEnquiry', { id: letter });
    expect(await calling('cn').refusal('replyInfo', { token })).toBe(410);
  });

  it('that is reported ends there, and its sender is looked at before the next one', async () => {
    const { buyer, calls, letter, body } = await sendOne();
    const token = await getKey(letter);
    await calling('cn').member('reportEnquiry', { token, reason: 'spam' });
    expect(await calling('cn').refusal('replyInfo', { token })).toBe(410);
    const next = await calling('cn', buyer).member('enquire', { ...body, form: randomUUID() });
    const info = await calls.member('enquiryInfo', { id: next.letters[0] ?? 0 });
    expect(info.state).toBe('held');
  });

  it('that looks like spam is held back', async () => {
    const { calls, letter } = await sendOne({ message: 'Best SEO service and backlinks!' });
    expect((await calls.member('enquiryInfo', { id: letter })).state).toBe('held');
  });

  it('[MEM-6] with a wrong telephone or e-mail is refused', async () => {
    const calls = calling('cn', await newMember('cn'));
    const wrong = [{ email: 'a,b@example.com' }, { phone: '12' }, { phone: '', email: '' }];
    for (const changes of wrong) {
      expect(await calls.refusal('enquire', enquiry(changes))).toBe(400);
    }
    expect(await calls.refusal('enquire', enquiry({ agreed: false }))).toBe(400);
    expect(await calling('cn').refusal('enquire', enquiry())).toBe(401);
  });
});
