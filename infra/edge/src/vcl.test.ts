import { describe, expect, it } from 'vitest';
import { renderVcl } from './vcl.ts';
import type { VclOptions } from './vcl-options.ts';
import { settledPattern } from './vcl-query.ts';
import { plainPagePattern } from './vcl-routing.ts';

const options: VclOptions = {
  webPort: 8090,
  apiPort: 8091,
  memberPort: 8092,
  mediaPort: 8103,
  cnHost: 'cn.localhost:8080',
  enHost: 'en.localhost:8080',
  purgeSecret: '0123456789abcdef',
  mediaBucket: 'media',
};

describe('renderVcl', () => {
  it.each([
    ['purgeSecret', 'short'],
    ['purgeSecret', '0123456789abcdef" || true'],
    ['mediaBucket', 'media/../private'],
    ['cnHost', 'cn.localhost"'],
  ])('refuses a %s that would break out of its string', (name, value) => {
    expect(() => renderVcl({ ...options, [name]: value })).toThrow(name);
  });

  it('sends requests to backends without a probe, so that a missed probe refuses nobody', () => {
    const vcl = renderVcl(options);
    expect(/backend web \{[^}]*\}/.exec(vcl)?.[0]).not.toContain('.probe');
    expect(/backend web_pulse \{[^}]*\}/.exec(vcl)?.[0]).toContain('.probe = ready');
  });
});

describe('the plain page', () => {
  const pattern = new RegExp(plainPagePattern());
  it.each([
    '/',
    '/index',
    '/articles',
    '/articles/latest',
    '/article/1000001',
    '/apis',
    '/nowhere',
  ])('%s needs no look at the table', (url) => expect(url).toMatch(pattern));
  it.each([
    '/api/baseinfo',
    '/api',
    '/files/a.png',
    '/assets/root.js',
    '/preview',
    '/__manifest',
    '/metrics',
    '/health/ready',
    '/articles?page=2',
    '/articles.data',
    '/a/../b',
    '/a%2fb',
    '//evil.test',
  ])('%s does', (url) => expect(url).not.toMatch(pattern));
});

describe('the settled query', () => {
  const pattern = new RegExp(settledPattern(['sid', 'keyword', 'page']));
  it.each(['/a', '/a?sid=5', '/a?sid=5&page=2', '/a?keyword=%E6%B3%A8&page=2', '/a?page=2'])(
    '%s stays as it is',
    (url) => expect(url).toMatch(pattern),
  );
  it.each([
    '/a?',
    '/a?page=2&',
    '/a?&page=2',
    '/a?page=2&sid=5',
    '/a?page=2&page=3',
    '/a?sid=3,5',
    '/a?sid=05',
    '/a?sid=',
    '/a?x=1',
    '/a?sid=5&x=1',
  ])('%s is built anew', (url) => expect(url).not.toMatch(pattern));
});
