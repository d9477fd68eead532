import { createLogger } from '@ironbridge/service';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import type { PageRequest, RenderPage } from './render-page.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const log = createLogger('web', 'silent');
const own = {
  host: 'cn.localhost:8080',
  origin: origins.cn,
  cookie: 'session=mine',
  'content-type': 'application/x-www-form-urlencoded',
};

async function send(headers: Readonly<Record<string, string>>, url = '/account/profile') {
  const seen: PageRequest[] = [];
  const render: RenderPage = async (request) => {
    seen.push(request);
    return { status: 303, headers: { location: '/' }, cookies: ['a=1; Path=/', 'b=2'], body: '' };
  };
  const app = await createHost({ origins, log, render });
  const answer = await app.inject({ method: 'POST', url, headers, body: 'name=%E6%9E%97' });
  return { answer, seen };
}

describe('a form', () => {
  it('of ours reaches its page as it came, with the session, and takes its cookies back', async () => {
    const { answer, seen } = await send({ ...own, 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2']);
    expect(seen).toMatchObject([{ edition: 'cn', method: 'POST', cookie: 'session=mine' }]);
    expect(Buffer.from(seen[0]?.form?.bytes ?? []).toString()).toBe('name=%E6%9E%97');
  });

  it.each([
    ['of a stranger', { origin: 'https://evil.example' }],
    ['of the other edition', { origin: origins.en }],
    ['of a place that hides itself', { origin: 'null' }],
    ['whose host only begins like ours', { origin: `${origins.cn}.evil.example` }],
    ['that a browser says comes from elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['that a browser says comes from a sibling', { 'sec-fetch-site': 'same-site' }],
  ])('[SEC-14] %s is refused', async (_name, headers) => {
    const { answer, seen } = await send({ ...own, ...headers });
    expect(answer.statusCode).toBe(403);
    expect(seen).toEqual([]);
  });

  it('[SEC-14] that does not say where it comes from is refused', async () => {
    const { origin: _, ...headers } = own;
    expect((await send(headers)).answer.statusCode).toBe(403);
  });

  it.each(['text/plain', 'application/json'])('[SEC-14] is no %s', async (type) => {
    const { answer, seen } = await send({ ...own, 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(seen).toEqual([]);
  });

  it('is taken by pages of members alone', async () => {
    expect((await send(own, '/articles')).answer.statusCode).toBe(405);
  });
});
