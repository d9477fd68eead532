import { describe, expect, it } from 'vitest';
import { findPreviewClaim, previewMinutes, toPreviewToken } from './token.ts';

const secret = 'a'.repeat(32);
const claim = { kind: 'article', id: 1_000_007, edition: 'en' } as const;
const now = Date.parse('2026-11-15T10:00:00Z');

describe('preview links', () => {
  const token = toPreviewToken(claim, secret, now);

  it('[DSK-4] say what they show', () => {
    expect(findPreviewClaim(token, secret, now)).toEqual(claim);
  });

  it('[DSK-4] end after a quarter of an hour', () => {
    const end = now + previewMinutes * 60_000;
    expect(findPreviewClaim(token, secret, end)).toEqual(claim);
    expect(findPreviewClaim(token, secret, end + 1000)).toBeUndefined();
  });

  it('[DSK-4] are worth nothing once touched, or signed by another', () => {
    expect(findPreviewClaim(token.replace('1000007', '1000008'), secret, now)).toBeUndefined();
    expect(findPreviewClaim(token.replace('.en.', '.cn.'), secret, now)).toBeUndefined();
    expect(findPreviewClaim(token, 'b'.repeat(32), now)).toBeUndefined();
    expect(findPreviewClaim(token.slice(0, -1), secret, now)).toBeUndefined();
    expect(findPreviewClaim('', secret, now)).toBeUndefined();
  });
});
