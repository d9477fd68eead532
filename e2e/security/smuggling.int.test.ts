import { describe, expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { sendBytes, statusesOf } from './wire.ts';

const host = `Host: ${hostOf('cn')}\r\n`;
/** What an attacker hopes will be taken for the next reader's request. */
const hidden = `GET /smuggled HTTP/1.1\r\n${host}\r\n`;
const post = `POST /api/views HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const size = (text: string) => `Content-Length: ${text.length}\r\n`;
const last = 'Connection: close\r\n\r\n';

describe('[SEC-28] one request stays one', () => {
  const doubtful = {
    'both lengths': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'two lengths': `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`,
    'a list of lengths': `${post}Content-Length: 2, 40\r\n\r\n{}${hidden}`,
    'a signed length': `${post}Content-Length: +2\r\n\r\n{}${hidden}`,
    'an unknown coding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    'two codings': `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
    'a space before the colon': `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'a chunk size that is none': `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
    'a header with a NUL': `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n${hidden}`,
    'a name with a space': `GET / HTTP/1.1\r\n${host}X A: b\r\n\r\n${hidden}`,
  } as const;

  it.each(Object.entries(doubtful))('%s is refused, and the line is cut', async (_what, bytes) => {
    const statuses = statusesOf(await sendBytes(bytes));
    expect(statuses).toEqual([expect.toSatisfy((code: number) => code >= 400)]);
  });

  it('a body that a GET brings along is no request', async () => {
    const bytes = `GET /api/keywords HTTP/1.1\r\n${host}${size(hidden)}${last}${hidden}`;
    expect(statusesOf(await sendBytes(bytes))).toEqual([200]);
  });

  it('[SEC-8] lines that end without a carriage return make a header of their own, and no claim passes', async () => {
    const forged = `GET /api/keywords HTTP/1.1\r\n${host}X-A: b\nXkey-Purge: cn:reference\nX-Purge-Secret: x\r\n${last}`;
    expect(statusesOf(await sendBytes(forged))).toEqual([200]);
    const split = `GET /api/keywords?a=b%0d%0aX-Injected:%201 HTTP/1.1\r\n${host}${last}`;
    expect(await sendBytes(split)).not.toMatch(/^x-injected/im);
  });

  it('who asks next gets an own answer', async () => {
    const before = await ask(hostOf('cn'), '/api/keywords');
    await Promise.all(Object.values(doubtful).map(sendBytes));
    const after = await Promise.all(
      Array.from({ length: 20 }, () => ask(hostOf('cn'), '/api/keywords')),
    );
    for (const { status, body } of after) expect([status, body]).toEqual([200, before.body]);
  });
});
