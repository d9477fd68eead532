import { beforeAll, describe, expect, it } from 'vitest';
import { Desk, messageOf } from './desk-client.ts';

describe('people of the desk', () => {
  let editor = Desk.nobody();
  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });

  it('[DSK-1] no stranger registers, neither as the first nor later', async () => {
    const stranger = {
      email: 'stranger@desk.test',
      password: 'x'.repeat(20),
      name: 'S',
      role: 'administrator',
    };
    expect((await Desk.nobody().send('POST', '/users/first-register', stranger)).status).toBe(403);
    expect((await Desk.nobody().send('POST', '/users', stranger)).status).toBe(403);
  });

  it('[DSK-1] the session is in a cookie that scripts cannot read and other sites cannot send', async () => {
    await Desk.asAdministrator();
    const answer = await Desk.nobody().send('POST', '/users/login', {
      email: 'administrator@desk.test',
      password: 'a-long-password-for-tests',
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const [session] = cookie.split(';');
    const asked = (headers: Record<string, string>) =>
      Desk.nobody().send('GET', '/users', undefined, { cookie: session ?? '', ...headers });
    expect((await asked({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await asked({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await asked({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('[DSK-1] guessing a password locks the account for a while', async () => {
    const administrator = await Desk.asAdministrator();
    const email = `locked-${Date.now()}@desk.test`;
    await administrator.make('users', {
      email,
      password: 'x'.repeat(20),
      name: 'L',
      role: 'sales',
    });
    const attempt = (password: string) =>
      Desk.nobody().send('POST', '/users/login', { email, password });
    for (let tries = 0; tries < 8; tries += 1) await attempt('wrong');
    expect((await attempt('x'.repeat(20))).status).not.toBe(200);
  });

  it('[DSK-6] refusals and validation speak the language of who asked', async () => {
    const wrong = { title: 'x', edition: 'en' };
    const chinese = await editor.send('POST', '/articles', wrong, { 'accept-language': 'zh-CN' });
    const english = await editor.send('POST', '/articles', wrong, { 'accept-language': 'en' });
    expect(messageOf(chinese)).toContain('你的角色不能编辑该站点的内容');
    expect(messageOf(english)).toContain('Your role may not write');
    const slug = await editor.send(
      'POST',
      '/articles',
      { title: 'x', diy_url: '1', _status: 'published' },
      { 'accept-language': 'zh-CN' },
    );
    expect(JSON.stringify(slug.body)).toContain('只能使用小写字母');
  });

  it('GraphQL is not there', async () => {
    expect((await editor.send('POST', '/graphql', { query: '{ __typename }' })).status).toBe(404);
  });
});
