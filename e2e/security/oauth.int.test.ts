import { randomUUID } from 'node:crypto';
import { editionIds } from '@ironbridge/domain';
import { askAs } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { expect, it } from 'vitest';

/** Where the engine would answer, had anybody given it an address, and where a careless route might put it. */
const places = ['/api/auth', '/memberApi', '/memberApi/auth', '/auth', ''] as const;
const providers = ['wechat', 'google', 'github', 'apple'] as const;
const code = randomUUID();
const evil = encodeURIComponent('https://evil.example/');

const asked = places.flatMap((place) => [
  ...providers.flatMap((provider) => [
    // A state that nobody gave out, a code used again, a callback of somebody else.
    `${place}/callback/${provider}?code=${code}&state=${code}`,
    `${place}/oauth2/callback/${provider}?code=${code}&state=${code}&redirect_uri=${evil}`,
  ]),
  `${place}/oauth2/authorize?response_type=code&client_id=1&redirect_uri=${evil}`,
  `${place}/oauth2/authorize?response_type=code&client_id=1&code_challenge_method=plain`,
]);

const bodies = {
  '/sign-in/social': { provider: 'wechat', callbackURL: 'https://evil.example/' },
  '/sign-in/oauth2': { providerId: 'wechat', callbackURL: 'https://evil.example/' },
  '/link-social': { provider: 'wechat', callbackURL: 'https://evil.example/' },
  '/oauth2/token': { grant_type: 'authorization_code', code, client_id: '1' },
  '/oauth2/register': { redirect_uris: ['https://evil.example/'] },
} as const;
const sent = places.flatMap((place) =>
  Object.entries(bodies).map(([path, body]) => ({ path: place + path, body })),
);

const refusals = [404, 405];

it.each(editionIds)('[SEC-16] on %s nobody is let in by another house’s word', async (edition) => {
  const open: unknown[] = [];
  const judge = (path: string, status: number, headers: object) => {
    const tells = 'set-cookie' in headers || 'location' in headers;
    if (!refusals.includes(status) || tells) open.push([path, status, headers]);
  };
  for (const path of asked) {
    const { status, headers } = await askAs(edition, path);
    judge(path, status, headers);
  }
  for (const { path, body } of sent) {
    const { status, headers } = await askAs(edition, path, { body });
    judge(path, status, headers);
  }
  expect(open).toEqual([]);
});

it('[SEC-16] [SEC-18] nor behind the edge', async () => {
  const member = loadStackEnv()['MEMBER_URL'];
  const open: unknown[] = [];
  for (const path of asked) {
    const { status } = await fetch(`${member}${path}`, { redirect: 'manual' });
    if (status !== 404) open.push([path, status]);
  }
  for (const { path, body } of sent) {
    const { status } = await fetch(`${member}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status !== 404) open.push([path, status]);
  }
  expect(open).toEqual([]);
});
