import { randomBytes, randomUUID } from 'node:crypto';
import { askAs, newMember, readGraphicCode, writeToSupplier } from '@ironbridge/people';
import { readInbox } from '@ironbridge/stack';
import { expect, it, vi } from 'vitest';
import { createApi } from '../support/api.ts';

const mark = randomBytes(5).toString('hex');
const spy = `spy-${mark}@evil.example`;
const victim = `victim-${mark}@example.com`;

it('[SEC-35] a code goes to one address or to none', async () => {
  const [last] = (await readInbox({})).slice(-1);
  for (const account of [
    `${victim},${spy}`,
    `${victim} ${spy}`,
    `${victim};${spy}`,
    `${victim}\r\nBcc: ${spy}`,
    `${victim}\nRCPT TO:<${spy}>`,
    `"${spy}" <${victim}>`,
    `${victim}%0aBcc:${spy}`,
    `<${spy}>${victim}`,
  ]) {
    const answer = await askAs('en', '/api/verify_code', {
      body: { type: 'reg', account, ...(await readGraphicCode()) },
    });
    expect([account, answer.json().code]).toEqual([account, 0]);
  }
  const since = await readInbox({ after: last?.number ?? 0 });
  expect(since.filter(({ to }) => to.some((one) => one.includes(mark)))).toEqual([]);
});

it('[SEC-35] what a form holds becomes no header and no recipient of a letter', async () => {
  const bad = `Buyer\r\nBcc: ${spy}\r\nContent-Type: text/html\r\n\r\n<h1>${spy}</h1>`;
  const { list } = await createApi('en').get('supplierList', {});
  const [supplier] = list;
  if (!supplier) throw new Error('The demo has no supplier');
  const { email, putBack } = await writeToSupplier(supplier.id);
  const { cookie, email: own } = await newMember('en');
  const form = {
    kind: 'supplier',
    ids: [supplier.id],
    message: `How much?\r\n.\r\nRCPT TO:<${spy}>\r\n${bad}`,
    quantity: bad.slice(0, 60),
    name: bad.slice(0, 60),
    company: bad.slice(0, 120),
    phone: '',
    email: own,
    agreed: true,
    files: [],
  };
  try {
    for (const wrong of [`${own},${spy}`, `${own}\r\nBcc: ${spy}`]) {
      const refused = await askAs('en', '/memberApi/enquiry', {
        cookie,
        body: { ...form, form: randomUUID(), email: wrong },
      });
      expect([wrong, refused.json().code]).toEqual([wrong, 0]);
    }
    const taken = await askAs('en', '/memberApi/enquiry', {
      cookie,
      body: { ...form, form: randomUUID() },
    });
    expect(taken.json()).toMatchObject({ code: 1 });
    const sent = await vi.waitFor(async () => {
      const found = [...(await readInbox({ to: email })), ...(await readInbox({ to: own }))];
      expect(found).toHaveLength(2);
      return found;
    }, 120_000);
    for (const mail of sent) {
      if (mail.kind !== 'mail') throw new Error('A letter is a mail');
      expect(mail.to).toHaveLength(1);
      const names = mail.headers.map(({ key }) => key);
      expect(names).not.toContain('bcc');
      expect(names.filter((name) => name === 'content-type')).toHaveLength(1);
      expect(mail.html).not.toContain('<h1>');
    }
    expect(await readInbox({ to: spy })).toEqual([]);
  } finally {
    await putBack();
  }
});
