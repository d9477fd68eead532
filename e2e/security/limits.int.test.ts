import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { errorCatalogue } from '@ironbridge/contract';
import { routes } from '@ironbridge/edge';
import { askAs } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { describe, expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { pathOf, posts } from './every-route.ts';

const ofMember = posts.filter(({ owner }) => owner === 'member');
const headers = {
  origin: `http://${hostOf('cn')}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};
/** More than any of them takes in a minute from one address. */
const many = 130;

/** Says how much will be sent, and sends nothing of it. */
async function announce(url: string, headers: OutgoingHttpHeaders): Promise<number> {
  const sent = request(url, { method: 'POST', headers });
  sent.flushHeaders();
  const answers: readonly unknown[] = await once(sent, 'response');
  const [answer] = answers;
  sent.destroy();
  return answer instanceof IncomingMessage ? (answer.statusCode ?? 0) : 0;
}

describe('[SEC-40] what can be sent', () => {
  it.each(ofMember.map(pathOf))('%s is not taken for ever from one address', async (path) => {
    const address = `10.40.${randomInt(255)}.${randomInt(255)}`;
    const statuses = new Set<number>();
    for (let sent = 0; sent < many && !statuses.has(429); sent += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => askAs('cn', path, { address, body: {} })),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([path, ...statuses]).toContain(429);
  });

  const { cn: tooLarge } = errorCatalogue.too_large;

  it.each(posts)('$path takes no more than its $mostBytes bytes, and says so', async (route) => {
    const isPage = route.owner === 'web';
    const accept = isPage ? 'text/html' : 'application/json';
    // One more than it takes; more than the door lets in at all.
    for (const bytes of [route.mostBytes + 1, 7_000_000]) {
      const sent = { method: 'POST', body: 'x'.repeat(bytes) };
      const { status, body } = await ask(hostOf('cn'), pathOf(route), { ...headers, accept }, sent);
      expect([bytes, status]).toEqual([bytes, 413]);
      if (isPage) expect(body).toContain(`<h1>${tooLarge}</h1>`);
      else expect(JSON.parse(body)).toEqual({ code: 0, msg: tooLarge, data: null });
    }
  });

  it('behind the edge, too, no service takes more', async () => {
    const env = loadStackEnv();
    const taken: unknown[] = [];
    for (const { path, owner, mostBytes } of posts.filter(({ owner }) => owner !== 'web')) {
      const status = await announce(`${env[owner === 'api' ? 'API_URL' : 'MEMBER_URL']}${path}`, {
        'content-type': 'application/json',
        'content-length': mostBytes + 1,
      });
      if (status !== 413) taken.push([path, status]);
    }
    expect(taken).toEqual([]);
  });

  it('a path that takes nothing takes nothing', async () => {
    const open = routes.filter(({ methods }) => !methods.includes('POST'));
    const taken: unknown[] = [];
    for (const route of open) {
      const { status } = await ask(hostOf('en'), pathOf(route), headers, {
        method: 'POST',
        body: '{}',
      });
      if (status !== 405) taken.push([route.path, status]);
    }
    expect(taken).toEqual([]);
  });
});
