import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSettings } from '@ironbridge/stack';
import { expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { pathOf, posts } from './every-route.ts';

const folder = join(getSettings().state, 'logs');
const readLogs = (): string[] =>
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));

const secret = `secret-${randomUUID()}`;
const forged = `forged-${randomUUID()}`;
const line = `\r\n{"level":50,"msg":"${forged}"}\r\n`;

it('[SEC-36] no request writes a line of its own into a log, and none leaves a secret there', async () => {
  const host = hostOf('cn');
  const headers = {
    cookie: `__Host-session=${secret}; other=${secret}`,
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'user-agent': `x {"msg":"${forged}"}`,
    'x-request-id': `"} ${forged}`,
    referer: `http://${host}/?token=${secret}`,
  };
  const body = JSON.stringify({
    account: `${line}@example.com`,
    email: line,
    mobile: '13800000000',
    password: secret,
    vcode: secret,
    token: secret,
    content: line,
  });
  const query = encodeURIComponent(line);
  for (const route of posts) {
    const path = `${pathOf(route)}?token=${secret}&sign=${secret}`;
    await ask(host, path, headers, { method: 'POST', body });
    await ask(host, path, headers, { method: 'POST', body: `${body},` });
  }
  for (const path of ['/redirect', '/api/search', '/preview', '/nothing', '/api/userinfo']) {
    await ask(host, `${path}?token=${secret}&keyword=${query}&url=${query}&sign=x`, headers);
  }
  const logs = readLogs();
  expect(logs.filter((written) => written.includes(secret))).toEqual([]);
  expect(logs.filter((written) => written.startsWith('{"level":50,"msg":"forged'))).toEqual([]);
  expect(logs.length).toBeGreaterThan(10);
});
