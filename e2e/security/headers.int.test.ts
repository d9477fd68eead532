import { type EditionId, editionIds } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';
import { describe, expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { type Answer, ask } from '../support/ask.ts';
import { gets, pathOf, posts } from './every-route.ts';

const deskHost = `desk.localhost:${getSettings().ports.nginx}`;
const json = { 'content-type': 'application/json' };

/** What no answer may be without. TLS is the door's own, shown where it is: this stack has none. */
function findMissing({ headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  return [
    ...(policy.includes('frame-ancestors') ? [] : ['frame-ancestors']),
    ...(policy.includes('default-src') ? [] : ['default-src']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['nosniff']),
    ...(headers['referrer-policy'] ? [] : ['referrer-policy']),
  ];
}

/** What tells an attacker more than a reader needs. */
function findTold({ headers, body }: Answer): string[] {
  const trace = /\n\s+at .+[.:](?:ts|js|tsx):\d+|node_modules\/|\/apps\/\w+\/src\//.exec(body)?.[0];
  return [
    ...(headers['x-powered-by'] ? ['x-powered-by'] : []),
    ...(/\d/.test(String(headers['server'] ?? '')) ? ['server version'] : []),
    ...(headers['xkey'] ? ['xkey'] : []),
    ...(trace ? [`trace ${trace.trim()}`] : []),
  ];
}

async function walk(edition: EditionId): Promise<(readonly [string, Answer])[]> {
  const host = hostOf(edition);
  const answers: (readonly [string, Answer])[] = [];
  for (const route of gets) {
    const path = pathOf(route);
    answers.push([path, await ask(host, path)]);
    if (route.data)
      answers.push([`${path}.data`, await ask(host, `${path.replace(/\/$/, '/_')}.data`)]);
    answers.push([`PUT ${path}`, await ask(host, path, {}, { method: 'PUT' })]);
  }
  for (const route of posts) {
    const path = pathOf(route);
    answers.push([`POST ${path}`, await ask(host, path, json, { method: 'POST', body: '{"a":' })]);
  }
  for (const path of ['/%00', '/a/../%2e%2e/b', `/${'a'.repeat(9000)}`, '/metrics', '//x']) {
    answers.push([path.slice(0, 40), await ask(host, path)]);
  }
  return answers;
}

describe.each(editionIds)('every answer, %s', (edition) => {
  const walked = walk(edition);

  it('[SEC-39] forbids scripts of others, frames and guessing, errors included', async () => {
    const lacking = (await walked)
      .map(([path, answer]) => [path, answer.status, findMissing(answer)] as const)
      .filter(([, , missing]) => missing.length > 0);
    expect(lacking).toEqual([]);
  });

  it('[SEC-38] tells nothing of what is behind it', async () => {
    const telling = (await walked)
      .map(([path, answer]) => [path, answer.status, findTold(answer)] as const)
      .filter(([, , told]) => told.length > 0);
    expect(telling).toEqual([]);
  });

  it('[SEC-15] gives no other origin leave to read it', async () => {
    const { port } = new URL(`http://${hostOf(edition)}`);
    const origins = [
      'https://evil.example',
      'null',
      `http://${edition}.localhost.evil.example:${port}`,
      `http://evil${edition}.localhost:${port}`,
      `http://${edition}.localhost:1`,
    ];
    const open: unknown[] = [];
    for (const [at, route] of [...gets, ...posts].entries()) {
      const origin = origins[at % origins.length] ?? '';
      for (const method of [route.methods[0] ?? 'GET', 'OPTIONS']) {
        const sent = method === 'POST' ? { method, body: '{}' } : { method };
        const claims = { ...json, origin, 'access-control-request-method': 'POST' };
        const { headers } = await ask(hostOf(edition), pathOf(route), claims, sent);
        const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        if (allowed.length > 0) open.push([method, route.path, origin, allowed]);
      }
    }
    expect(open).toEqual([]);
  });
});

it('[SEC-39] the desk’s screens, calls and errors forbid frames and foreign scripts', async () => {
  for (const path of ['/', '/admin', '/admin/login', '/api/users/me', '/api/nothing', '/nothing']) {
    expect([path, findMissing(await ask(deskHost, path))]).toEqual([path, []]);
  }
});

it('[SEC-15] the desk is read by its own origin alone', async () => {
  for (const origin of ['https://evil.example', 'null', `http://${deskHost}.evil.example`]) {
    const { headers } = await ask(deskHost, '/api/users/me', { origin });
    expect([origin, headers['access-control-allow-origin']]).toEqual([origin, undefined]);
  }
});
