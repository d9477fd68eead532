import { describe, expect, it } from 'vitest';
import { findUpload } from './find-upload.ts';

describe('the path of an upload', () => {
  it.each(['plate-1.webp', '2019/05/报告 (1).pdf', 'a/b/c.d.zip'])('is %s', (path) => {
    expect(findUpload(path)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    '//evil.example/a.png',
    '..',
    '../private/a.pdf',
    'a/../../private/a.pdf',
    'a/./b.png',
    '.env',
    'a/.git/config',
    'a//b.png',
    'a/',
    String.raw`..\private\a.pdf`,
    String.raw`a\b.png`,
    '%2e%2e%2fprivate',
    '%252e%252e/private',
    'a.png\u0000.html',
    'a.png\r\nSet-Cookie: a=b',
    'a\u202egnp.exe',
    'file:///etc/passwd',
    'https://evil.example/a.png',
    'a?b',
    'a#b',
    '<script>.png',
    'a'.repeat(501),
  ])('[SEC-24] is not %j', (path) => {
    expect(findUpload(path)).toBeUndefined();
  });
});
