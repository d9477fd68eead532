import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { compareRoutes } from './compare-routes.ts';

const listed = (owner: string) =>
  routes.filter((route) => route.owner === owner && route.listed).map(({ path }) => path);
const same = { web: listed('web'), api: listed('api'), member: listed('member') };

describe('compareRoutes', () => {
  it('finds no difference where owners and table agree, however they name parameters', () => {
    const web = same.web.map((path) => path.replace(':idOrSlug', ':id').replace(/^\//, ''));
    expect(compareRoutes(routes, { ...same, web: [...web, '*'] })).toEqual([]);
  });

  it('leaves out health, which is asked beside the edge', () => {
    expect(compareRoutes(routes, { ...same, api: [...same.api, '/health/ready'] })).toEqual([]);
  });

  it('names a path that the table does not know', () => {
    expect(compareRoutes(routes, { ...same, web: [...same.web, 'nowhere/info/:id?'] })).toEqual([
      { owner: 'web', path: '/nowhere/info', missing: 'in the table' },
      { owner: 'web', path: '/nowhere/info/:id', missing: 'in the table' },
    ]);
  });

  it('names a path that its owner does not answer', () => {
    const api = same.api.filter((path) => path !== '/api/baseinfo');
    expect(compareRoutes(routes, { ...same, api })).toEqual([
      { owner: 'api', path: '/api/baseinfo', missing: 'at its owner' },
    ]);
  });

  it('notices a call that moved from one owner to another', () => {
    const moved = {
      ...same,
      api: [...same.api, '/api/userinfo'],
      member: same.member.filter((path) => path !== '/api/userinfo'),
    };
    expect(compareRoutes(routes, moved)).toEqual([
      { owner: 'api', path: '/api/userinfo', missing: 'in the table' },
      { owner: 'member', path: '/api/userinfo', missing: 'at its owner' },
    ]);
  });
});
