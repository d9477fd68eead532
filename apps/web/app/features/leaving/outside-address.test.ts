import { describe, expect, it } from 'vitest';
import { findOutsideAddress } from './outside-address.ts';

describe('the address a reader asks to be led to', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.COM:8080/a@b?c=d&e=%20#f', 'http://example.com:8080/a@b?c=d&e=%20#f'],
    ['https://例子.中国/路径', 'https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%E5%BE%84'],
  ])('%s is followed as %s', (text, href) => {
    expect(findOutsideAddress(text)?.href).toBe(href);
  });

  it('[SEC-22] shows a look-alike for what it is', () => {
    // The first letter is Cyrillic; the last host is written in full-width letters and an ideographic full stop.
    expect(findOutsideAddress('https://\u0430pple.com')?.host).toBe('xn--pple-43d.com');
    expect(findOutsideAddress('https://\uff45vil\u3002com')?.host).toBe('evil.com');
  });

  it.each([
    '',
    'example.com',
    '/articles',
    '//evil.example',
    String.raw`\\evil.example`,
    String.raw`https:\\evil.example`,
    String.raw`https:/\evil.example`,
    String.raw`https://good.example\@evil.example`,
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'https://good.example@evil.example',
    'https://good.example:pass@evil.example/',
    'https://good.example%40evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)//https://x',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://evil.example',
    ' https://evil.example',
    'https://evil.example\r\nSet-Cookie: a=b',
    'https://evil.example/\u0000',
    'https://good.example/\u202egpj.exe',
    'https://goo\u200bd.example/',
    'https://good.example/\ud800',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('[SEC-22] %j leads nowhere', (text) => {
    expect(findOutsideAddress(text)).toBeUndefined();
  });
});
