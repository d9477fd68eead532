import { describe, expect, it } from 'vitest';
import { CallFailed, call, callPath } from './client.ts';

describe('client', () => {
  it('spells one question in one way', () => {
    expect(callPath('articleList', { page: 2, sid: '5,7', type: 'oversea' })).toBe(
      '/api/article/list?sid=5,7&page=2&type=oversea',
    );
    expect(callPath('baseinfo', {})).toBe('/api/baseinfo');
  });

  it('[API-1] turns code 0 into an error with its status and words', async () => {
    const refuse = async () => ({ status: 404, body: { code: 0, msg: 'Not found', data: null } });
    await expect(call(refuse, 'articleInfo', { id: 1 })).rejects.toEqual(
      new CallFailed('articleInfo', 404, 'Not found'),
    );
  });

  it('[API-1] takes nothing without an envelope', async () => {
    const broken = async () => ({ status: 200, body: '<html>' });
    await expect(call(broken, 'baseinfo', {})).rejects.toMatchObject({ statusCode: 502 });
  });
});
