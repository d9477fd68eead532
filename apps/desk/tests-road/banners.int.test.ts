import { type EditionId, editions } from '@ironbridge/domain';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { makePicture } from '../tests/sample-files.ts';
import { database } from './database.ts';
import { waitFor } from './reader.ts';

const env = loadStackEnv();
const { ports } = getSettings();
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const target = 'https://advertiser.example/landing?from=ironbridge';

interface Signed {
  readonly id: number;
  readonly token: string;
  readonly sign: string;
}

const reader = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${process.pid}`;

/** A reader of an edition, at the front door. */
async function ask(edition: EditionId, path: string, sent?: object, agent = reader) {
  const origin = edition === 'cn' ? env['CN_ORIGIN'] : env['EN_ORIGIN'];
  const headers = { host: new URL(origin ?? '').host, 'user-agent': agent };
  const url = `http://127.0.0.1:${ports.nginx}${path}`;
  const answer = sent
    ? await request(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
    : await request(url, { headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: await answer.body.text(),
  };
}

async function findBanner(edition: EditionId, code: string): Promise<Signed | undefined> {
  const { text } = await ask(edition, `/api/banner/place?code=${code}`);
  const { data } = JSON.parse(text) as { data: { banners: readonly Signed[] } };
  return data.banners[0];
}

/** What is in the figures of a banner: counted, and left out by deed and reason. */
async function readFigures(banner: number): Promise<object> {
  const day = await database.query<object>(
    'select deliveries, clicks from views.banner_day where banner = $1',
    [banner],
  );
  const left = await database.query<{ deed: string; reason: string; deeds: number }>(
    'select deed, reason, deeds from views.banner_uncounted_day where banner = $1',
    [banner],
  );
  return {
    ...day.rows[0],
    ...Object.fromEntries(left.rows.map((row) => [`${row.deed} ${row.reason}`, row.deeds])),
  };
}

const follow = (edition: EditionId, { token, sign }: Omit<Signed, 'id'>, more = '') =>
  ask(edition, `/redirect?token=${token}&sign=${sign}${more}`);

describe.each(['cn', 'en'] as const)('a banner of %s', (edition) => {
  let desk = Desk.nobody();
  const made: number[] = [];
  const place = `test_${process.pid}_${edition}`;

  const make = async (code: string, over: object = {}): Promise<Signed> => {
    const image = await makePicture(desk);
    const data = { edition, code, title: 'Test', target, image, ...over };
    made.push(await desk.make('banners', data));
    await waitFor(async () => (await findBanner(edition, code)) !== undefined);
    return (await findBanner(edition, code)) ?? { id: 0, token: '', sign: '' };
  };

  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });
  afterAll(async () => {
    for (const id of made) await desk.send('DELETE', `/banners/${id}`);
  });

  it('[HDR-12] [SEC-23] leads by its token and sign to the desk’s address', async () => {
    const signed = await make(`${place}_a`);
    const { status, headers } = await follow(edition, signed, '&url=https://evil.example');
    expect(status).toBe(302);
    expect(headers['location']).toBe(target);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[SEC-23] forged, cut short, swapped or taken to the other edition leads nowhere', async () => {
    const { token, sign } = await make(`${place}_b`);
    const other = await make(`${place}_c`);
    const cut = sign.slice(0, -1);
    for (const crooked of [
      { token, sign: other.sign },
      { token: other.token, sign },
      { token, sign: cut },
      { token, sign: cut + (sign.endsWith('A') ? 'B' : 'A') },
      { token: token.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), sign },
      { token, sign: '' },
      { token: '%00', sign },
      { token: '..', sign: '..' },
    ]) {
      const { status, headers, text } = await follow(edition, crooked);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['location']).toBeUndefined();
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toContain(`<html lang="${editions[edition].lang}"`);
    }
    const elsewhere = await follow(edition === 'cn' ? 'en' : 'cn', { token, sign });
    expect(elsewhere.status).toBe(403);
  });

  it('[SEC-23] is counted once for a visitor, in view and followed, and never for a forger', async () => {
    const { id, token, sign } = await make(`${place}_e`);
    const seen = (banners: readonly object[], agent?: string) =>
      ask(edition, '/api/banner/seen', { banners }, agent);
    const signed = { token, sign };
    const forged = { token, sign: 'A'.repeat(22) };
    expect((await seen([signed, forged])).status).toBe(403);
    expect((await follow(edition, forged)).status).toBe(403);
    for (let time = 0; time < 3; time++) {
      expect((await seen([signed])).status).toBe(200);
      expect((await follow(edition, signed)).status).toBe(302);
    }
    expect((await seen([signed], `${reader} second`)).status).toBe(200);
    expect((await seen([signed], 'Googlebot/2.1')).status).toBe(200);
    const whole = {
      deliveries: 2,
      clicks: 1,
      'banner_seen repeat': 2,
      'banner_seen bot': 1,
      'banner_click repeat': 2,
    };
    await vi.waitFor(async () => expect(await readFigures(id)).toEqual(whole), {
      timeout: 120_000,
    });
  });

  it('[SEC-23] past its end is gone within a second, and its link with it', async () => {
    const code = `${place}_d`;
    const signed = await make(code);
    expect((await follow(edition, signed)).status).toBe(302);
    // Time for the edge to be told.
    const to = soon(15);
    await desk.send('PATCH', `/banners/${signed.id}`, { to });
    let lastSeen = 0;
    await waitFor(async () => {
      const asked = Date.now();
      const shown = (await findBanner(edition, code)) !== undefined;
      if (shown) lastSeen = asked;
      return !shown;
    });
    expect(lastSeen - Date.parse(to)).toBeLessThan(1000);
    const { status, text } = await follow(edition, signed);
    expect(status).toBe(403);
    expect(text).toContain(`<html lang="${editions[edition].lang}"`);
  });
});

afterAll(() => database.end());
