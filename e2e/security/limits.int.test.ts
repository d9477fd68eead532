import { randomInt } from 'node:crypto';
import { routes } from '@ironbridge/edge';
import { askAs } from '@ironbridge/people';
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

  it.each(posts.map(pathOf))('%s takes no body that is larger than the door', async (path) => {
    const sent = { method: 'POST', body: 'x'.repeat(7_000_000) };
    const { status } = await ask(hostOf('cn'), path, headers, sent);
    expect([path, status]).toEqual([path, 413]);
  });

  /** What brings files along; all else is text. */
  const withFiles = new Set(['/memberApi/enquiry', '/memberApi/reply']);

  /** Too large, too often, or hung up on while the rest was still being sent. */
  const refusals = new Set([413, 429, 503]);

  it('and what is text alone takes no more than a text', async () => {
    const taken: unknown[] = [];
    for (const { path, owner } of posts.filter(({ owner }) => owner !== 'web')) {
      if (withFiles.has(path)) continue;
      const body = JSON.stringify({ text: 'x'.repeat(200_000) });
      const { status } = await ask(hostOf('cn'), path, headers, { method: 'POST', body });
      if (!refusals.has(status)) taken.push([owner, path, status]);
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
