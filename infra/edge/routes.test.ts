import { calls, memberCalls, postCalls } from '@ironbridge/contract';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

describe('the route table', () => {
  it('has each path once', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('[SEC-27] lets a cookie pass to member and its pages alone, and keeps nothing that a cookie was sent for', () => {
    for (const route of routes.filter(({ cookie }) => cookie)) {
      expect(route.cache).toBe('never');
      expect(route.owner).toBe(/^\/account(?:\/|$)/.test(route.path) ? 'web' : 'member');
    }
    for (const route of routes.filter(({ owner }) => owner === 'member')) {
      expect(route.cache).toBe('never');
    }
  });

  it.each(Object.values(calls))(
    '$path has the owner and the parameters of its contract',
    (call) => {
      const route = routes.find(({ path }) => path === call.path);
      expect(route?.owner).toBe(call.owner);
      expect([...(route?.params ?? [])].sort()).toEqual(Object.keys(call.query.properties).sort());
    },
  );

  it.each(Object.values(postCalls))('$path is sent to its owner and kept by nobody', (call) => {
    expect(routes.find(({ path }) => path === call.path)).toMatchObject({
      owner: call.owner,
      methods: ['POST'],
      cache: 'never',
      visitor: true,
      params: [],
    });
  });

  it.each(Object.values(memberCalls))('$path goes to member with the cookie', (call) => {
    const route = routes.find(({ path }) => path === call.path);
    const params = call.method === 'GET' ? Object.keys(call.takes.properties) : [];
    expect(route).toMatchObject({ owner: 'member', cookie: true, visitor: true, cache: 'never' });
    expect(route?.methods).toEqual(call.method === 'GET' ? ['GET', 'HEAD'] : ['POST']);
    expect([...(route?.params ?? [])].sort()).toEqual(params.sort());
  });

  it('ends in a fallback for each manner of answer', () => {
    expect(routes.slice(-2).map(({ path, owner }) => [path, owner])).toEqual([
      ['/api/*', 'api'],
      ['/*', 'web'],
    ]);
  });
});
