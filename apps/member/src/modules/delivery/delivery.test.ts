import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Doubles, type SentMail, startDoubles } from '@ironbridge/doubles';
import { doublesFolder, prepareDoubles } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAliyunSms } from './aliyun-sms.ts';
import type { MailEnv, SmsEnv } from './delivery-env.ts';
import type { Letter } from './letter.ts';
import { createMailSender, type MailSender, Undeliverable } from './mail-sender.ts';
import { createSmsSender, NoWayLeft } from './sms-sender.ts';
import { createTencentSms } from './tencent-sms.ts';

const state = mkdtempSync(join(tmpdir(), 'doubles-'));
const account = { id: 'ironbridge', secret: 'a-secret-of-thirty-two-characters' };
let doubles: Doubles;
let mailEnv: MailEnv;
let smsEnv: SmsEnv;
let sender: MailSender;

beforeAll(async () => {
  await prepareDoubles(state);
  const folder = doublesFolder(state);
  setDefaultCACertificates([
    ...getCACertificates(),
    readFileSync(join(folder, 'certificate.pem'), 'utf8'),
  ]);
  const ports = { smtp: 0, vendors: 0, inbox: 0 };
  doubles = await startDoubles({ folder, ports, account, inMemory: true });
  const { smtp, vendors } = doubles.ports;
  mailEnv = {
    SMTP_URL: `smtp://${account.id}:${account.secret}@127.0.0.1:${smtp}`,
    MAIL_FROM: 'service@ironbridge.example',
  };
  smsEnv = {
    ALIYUN_SMS_ENDPOINT: `127.0.0.1:${vendors}`,
    ALIYUN_SMS_KEY_ID: account.id,
    ALIYUN_SMS_SECRET: account.secret,
    ALIYUN_SMS_TEMPLATE: 'SMS_1',
    TENCENT_SMS_ENDPOINT: `127.0.0.1:${vendors}`,
    TENCENT_SMS_KEY_ID: account.id,
    TENCENT_SMS_SECRET: account.secret,
    TENCENT_SMS_APP_ID: '14',
    TENCENT_SMS_TEMPLATE: '15',
  };
  sender = createMailSender(mailEnv);
});
afterAll(() => {
  sender.close();
  doubles.stop();
  rmSync(state, { recursive: true });
});

const letterTo = (address: string, more: Partial<Letter> = {}): Letter => ({
  edition: 'cn',
  to: { address },
  subject: '您的询价已发出',
  lines: [
    '第一段',
    { quote: '<b>报价</b>\n第二行' },
    { link: 'https://a.example/?a=1&b=2', words: '查看' },
  ],
  ...more,
});

function getMail(to: string): SentMail {
  const [mail] = doubles.inbox.find({ to });
  if (mail?.kind !== 'mail') throw new Error('It did not come');
  return mail;
}

describe('mail', () => {
  it('comes as text and as HTML, in which strangers’ words stay words', async () => {
    await sender.send(letterTo('reader@mill.example'), 'one');
    const mail = getMail('reader@mill.example');
    expect(mail).toMatchObject({
      from: 'service@ironbridge.example',
      subject: '您的询价已发出',
      messageId: '<one@ironbridge.example>',
    });
    expect(mail.text).toContain('> <b>报价</b>\n> 第二行');
    expect(mail.html).toContain('&lt;b&gt;报价&lt;/b&gt;');
  });

  it('[SEC-35] reaches one person, whatever a name, a subject or an address holds', async () => {
    const bad = 'x\r\nBcc: spy@evil.example\r\n\r\nbody';
    const letter = letterTo('victim@mill.example', {
      to: { address: 'victim@mill.example', name: `${bad}, spy@evil.example` },
      replyTo: { address: 'buyer@mill.example', name: bad },
      subject: bad,
    });
    await sender.send(letter, 'two');
    const mail = getMail('victim@mill.example');
    expect(mail.to).toEqual(['victim@mill.example']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.replyTo).toBe('buyer@mill.example');
    expect(mail.subject).toBe('x Bcc: spy@evil.example body');
    for (const address of [
      'a@mill.example,spy@evil.example',
      'a@mill.example\r\nRCPT TO:<spy@evil.example>',
      '"spy@evil.example" <a@mill.example>',
      'a@mill.example spy@evil.example',
    ]) {
      await expect(sender.send(letterTo(address), 'three')).rejects.toThrow(Undeliverable);
      await expect(
        sender.send(letterTo('a@mill.example', { replyTo: { address } }), 'four'),
      ).rejects.toThrow(Undeliverable);
    }
    expect(doubles.inbox.find({ to: 'spy@evil.example' })).toEqual([]);
  });

  it('knows a refusal for good from one for now', async () => {
    await expect(sender.send(letterTo('nobody@mill.example'), 'five')).rejects.toThrow(
      Undeliverable,
    );
    const busy = letterTo('busy@mill.example');
    await expect(sender.send(busy, 'six')).rejects.toThrow(/^RCPT TO 450$/);
    await sender.send(busy, 'six');
    expect(doubles.inbox.find({ to: 'busy@mill.example' })).toHaveLength(1);
  });

  it('is not handed over under a wrong password', async () => {
    const wrong = createMailSender({
      ...mailEnv,
      SMTP_URL: mailEnv.SMTP_URL.replace('a-secret', 'no'),
    });
    await expect(wrong.send(letterTo('reader@mill.example'), 'seven')).rejects.not.toThrow(
      Undeliverable,
    );
    wrong.close();
  });
});

describe('short messages', () => {
  const failed: string[] = [];
  const send = (phone: string): Promise<void> =>
    createSmsSender([createAliyunSms(smsEnv), createTencentSms(smsEnv)], (way) =>
      failed.push(way),
    ).send(phone, '482915');

  it('go by the first vendor, signed as it demands', async () => {
    await send('13800001111');
    expect(doubles.inbox.find({ to: '13800001111' })).toMatchObject([
      { way: 'aliyun', sign: '铁桥工业网', template: 'SMS_1', values: ['482915'] },
    ]);
    expect(failed).toEqual([]);
  });

  it('go by the second when the first is out of order, and by none when both are', async () => {
    await send('13800005000');
    expect(doubles.inbox.find({ to: '13800005000' })).toMatchObject([
      { way: 'tencent', sign: '铁桥工业网', template: '15', values: ['482915'] },
    ]);
    await expect(send('13800005003')).rejects.toThrow(NoWayLeft);
    expect(failed).toEqual(['aliyun', 'aliyun', 'tencent']);
  });

  it('are refused by either under a wrong signature', async () => {
    const wrong = { ...smsEnv, ALIYUN_SMS_SECRET: 'wrong', TENCENT_SMS_SECRET: 'wrong' };
    await expect(createAliyunSms(wrong).send('13800001112', '1')).rejects.toThrow(/signature/i);
    await expect(createTencentSms(wrong).send('13800001112', '1')).rejects.toThrow(/signature/i);
    expect(doubles.inbox.find({ to: '13800001112' })).toEqual([]);
  });
});
