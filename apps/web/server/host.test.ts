import { hash } from 'node:crypto';
import { createLogger } from '@ironbridge/service';
import { describe, expect, it } from 'vitest';
import { headScript } from '../app/platform/head-script.ts';
import { createHost } from './host.ts';
import type { RenderPage } from './render-page.ts';
import { serveIndexNowKey } from './static-files.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const log = createLogger('web', 'silent');
const page: RenderPage = async ({ edition, path }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
  cookies: [],
  body: `<p>${edition} ${path}</p>`,
});

const ask = async (host: string, render = page, url = '/articles?page=2') => {
  const app = await createHost({ origins, log, render });
  return app.inject({ url, headers: { host } });
};

describe('host', () => {
  it('[EDN-1] asks for the edition of the host, and for none of an unknown one', async () => {
    expect((await ask('en.localhost:8080')).body).toBe('<p>en /articles?page=2</p>');
    expect((await ask('CN.localhost:8080')).body).toContain('cn ');
    expect((await ask('cn.localhost')).statusCode).toBe(421);
  });

  it('lets no script in but our own files and the one in the head, and sets no cookie', async () => {
    const { headers } = await ask('cn.localhost:8080');
    const policy = String(headers['content-security-policy']);
    const digest = hash('sha256', headScript, 'base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[ERR-2] [ERR-4] a page that cannot be made at all still is a page', async () => {
    const broken: RenderPage = async () => {
      throw new Error('secret detail');
    };
    const cn = await ask('cn.localhost:8080', broken);
    expect(cn.statusCode).toBe(500);
    expect(cn.headers['content-type']).toContain('text/html');
    expect(cn.headers['cache-control']).toContain('no-store');
    expect(cn.body).toContain('显示错误页时又出了错');
    expect(cn.body).not.toContain('secret detail');
    const en = await ask('en.localhost:8080', broken);
    expect(en.body).toContain('An error occurred while showing the error page');
    expect(en.body).toContain('<a href="/">Go back to home</a>');
  });

  it('shows the key by which search engines know us, where there is one', async () => {
    const app = await createHost({ origins, log, render: page });
    serveIndexNowKey(app, 'k-12345678');
    const headers = { host: 'cn.localhost:8080' };
    expect((await app.inject({ url: '/k-12345678.txt', headers })).body).toBe('k-12345678');
    expect((await app.inject({ url: '/another.txt', headers })).body).toContain('<p>cn');
  });

  it('[ERR-2] shows what broke it to those who develop it, as text', async () => {
    const broken: RenderPage = async () => {
      throw new Error('<b>detail</b>');
    };
    const app = await createHost({ origins, log, render: broken, isDevelopment: true });
    const { body } = await app.inject({ url: '/', headers: { host: 'en.localhost:8080' } });
    expect(body).toContain('&lt;b>detail&lt;/b>');
    expect(body).toContain('host.test.ts');
  });
});
