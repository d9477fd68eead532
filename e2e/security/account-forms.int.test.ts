import { randomBytes } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { askAs, readCode, readGraphicCode, type Told } from '@ironbridge/people';
import { describe, expect, it } from 'vitest';

const edition: EditionId = 'en';
const words = messages[edition];

/** A plain form, as a browser without script sends it. */
function send(path: string, fields: Readonly<Record<string, string>>, cookie = ''): Promise<Told> {
  return askAs(edition, path, {
    body: new URLSearchParams(fields).toString(),
    cookie,
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-mode': 'navigate',
    },
  });
}

/** The key of the picture that a page shows, and what stands in it. */
async function readPicture(path: string) {
  const { body } = await askAs(edition, path);
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(body) ?? [];
  return readGraphicCode(key);
}

function findCookie({ headers }: Told): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

describe('members without script', () => {
  const account = `plain-${randomBytes(6).toString('hex')}@example.com`;
  const password = `Iron-${randomBytes(6).toString('hex')}`;
  let cookie = '';

  it('[MEM-8] are sent to log in, and only back to a page of ours', async () => {
    const asked = await askAs(edition, '/account/profile');
    expect(asked.status).toBe(302);
    expect(asked.headers.location).toBe('/account/login?to=%2Faccount%2Fprofile');
    const { body } = await askAs(edition, '/account/login?to=//evil.example/');
    expect(body).toContain('name="to" value=""');
  });

  it('[LOG-10] register by a code that was sent for it, and are logged in', async () => {
    const picture = await readPicture('/account/register');
    const sent = await send('/account/register', { account, ...picture, step: 'send' });
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining(`p****@example.com`)]);
    const vcode = await readCode(account);
    const agree = 'yes';
    const odd = await send('/account/register', { account, vcode, password: 'short', agree });
    expect(odd.status).toBe(400);
    expect(odd.body).toContain(words.login.passwordShort);
    expect(odd.body).toContain(words.profile.truenameEmpty);
    expect(odd.body).toContain(`value="${account}"`);
    const truename = 'Ada';
    const done = await send('/account/register', { account, truename, vcode, password, agree });
    expect([done.status, done.headers.location]).toEqual([303, '/account']);
    cookie = findCookie(done);
    expect(done.headers['set-cookie']?.[0]).toMatch(/^__Host-.*HttpOnly.*SameSite=Lax/i);
  });

  it('[MEM-8] [LOG-9] say who and where they are, and see where they are logged in', async () => {
    const place = { country_id: '0', province_id: '0', city_id: '0' };
    const form = { truename: 'Ada Plain', company: '<b>Mill</b>', position: '', ...place };
    const refused = await send('/account/profile', { ...form, truename: '' }, cookie);
    expect(refused.body).toContain(words.profile.truenameEmpty);
    const saved = await send('/account/profile', form, cookie);
    expect(saved.headers.location).toBe('/account/profile?done=saved');
    const page = await askAs(edition, '/account/profile?done=saved', { cookie });
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain('value="Ada Plain"');
    // Its frame knows it too, at once.
    expect(page.body).toContain('<b>Ada Plain</b>');
    expect(page.body).toContain('value="&lt;b&gt;Mill&lt;/b&gt;"');
    expect(page.body).toContain('<option value="256" selected="">');
    const elsewhere = { ...form, country_id: '256', province_id: '32', city_id: '3301' };
    expect((await send('/account/profile', elsewhere, cookie)).status).toBe(400);
    const sessions = await askAs(edition, '/account/sessions', { cookie });
    expect(sessions.body).toContain(words.profile.thisDevice);
  });

  it('[SEC-14] [SEC-12] log out by a form of ours alone, and then for good', async () => {
    const foreign = await askAs(edition, '/account/logout', {
      body: '',
      cookie,
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(foreign.status).toBe(403);
    await askAs(edition, '/account/logout', { cookie });
    expect((await askAs(edition, '/account', { cookie })).status).toBe(200);
    expect((await send('/account/logout', {}, cookie)).status).toBe(303);
    expect((await askAs(edition, '/account', { cookie })).status).toBe(302);
  });

  it('[LOG-2] [LOG-3] [LOG-4] are told at the field what is missing', async () => {
    const { status, body } = await send('/account/login', { mode: 'pwd', account: 'ada@' });
    expect(status).toBe(400);
    const { accountWrong, passwordEmpty, pictureEmpty, agreeEmpty } = words.login;
    for (const told of [accountWrong, passwordEmpty, pictureEmpty, agreeEmpty]) {
      expect(body).toContain(told);
    }
  });

  it('[LOG-8] hear from the server why not, and never see a password again', async () => {
    const form = { mode: 'pwd', account, agree: 'yes', to: '/account/sessions' };
    const wrong = { ...form, ...(await readPicture('/account/login')), password: `${password}x` };
    const refused = await send('/account/login', wrong);
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('class="form-words"');
    expect(refused.body).toContain(`value="${account}"`);
    expect(refused.body).not.toContain(password);
    const right = { ...form, ...(await readPicture('/account/login')), password };
    const done = await send('/account/login', right);
    expect([done.status, done.headers.location]).toEqual([303, '/account/sessions']);
    expect((await askAs(edition, '/account', { cookie: findCookie(done) })).status).toBe(200);
  });
});
