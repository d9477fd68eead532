import { loadStackEnv } from '@ironbridge/stack';
import { expect, it } from 'vitest';

const at = (path: string): string => `${loadStackEnv()['MEMBER_URL']}${path}`;

it('is ready with its own role in the database, and answers a visitor', async () => {
  const ready = await fetch(at('/health/ready'));
  expect(await ready.json()).toMatchObject({ status: 'ready', checks: { postgres: { ok: true } } });
  const answer = await fetch(at('/api/userinfo'));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({ code: 1, msg: '', data: { profile: null } });
});
