import { describe, expect, it } from 'vitest';
import { BannerSigner } from './banner-token.ts';

const [old, current] = ['a'.repeat(32), 'b'.repeat(32)];
const claim = { id: 1_000_007, edition: 'cn', place: 'home_top_cn' } as const;
const now = Date.parse('2026-11-15T10:00:00Z');
const hours = (count: number) => count * 3_600_000;

describe('a signed banner', () => {
  const signer = new BannerSigner([current]);
  const signed = signer.sign(claim, now);

  it('[SEC-23] says which banner it is, and to nobody where it leads', () => {
    expect(signer.find(signed, now)).toEqual(claim);
    expect(signed.token).toMatch(/^[\w-]{6}\.1000007\.cn\.home_top_cn\.\d{10}$/);
    expect(signed.sign).toMatch(/^[\w-]{22}$/);
  });

  it('is the same for all readers of half a day', () => {
    expect(signer.sign(claim, now + hours(1))).toEqual(signed);
    expect(signer.sign(claim, now + hours(2))).not.toEqual(signed);
  });

  it('[SEC-23] outlives a page that was kept for two days, and not three', () => {
    for (const late of [0, 1, 6, 11]) {
      const issued = now + hours(late);
      const made = signer.sign(claim, issued);
      expect(signer.find(made, issued + hours(48))).toEqual(claim);
      expect(signer.find(made, issued + hours(60))).toBeUndefined();
    }
  });

  it('[SEC-23] is worth nothing once touched, cut short, swapped or signed by another', () => {
    const { token, sign } = signed;
    const other = signer.sign({ ...claim, id: 1_000_008 }, now);
    const touched = [
      { token: token.replace('1000007', '1000008'), sign },
      { token: token.replace('.cn.', '.en.'), sign },
      { token: token.replace(/\d{10}$/, (until) => String(Number(until) + 1)), sign },
      { token: `${token}.1`, sign },
      { token, sign: sign.slice(0, -1) },
      { token, sign: `${sign}A` },
      { token, sign: '' },
      { token, sign: other.sign },
      { token: other.token, sign },
      { token: '', sign: '' },
      new BannerSigner([old]).sign(claim, now),
    ];
    for (const given of touched) expect(signer.find(given, now)).toBeUndefined();
  });

  it('[SEC-23] refuses every other spelling of its sign', () => {
    const { token, sign } = signed;
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => sign.slice(0, -1) + last)
      .filter((spelling) => spelling !== sign);
    for (const spelling of spellings)
      expect(signer.find({ token, sign: spelling }, now)).toBeUndefined();
  });

  it('[SEC-23] survives a change of key, and not the one after', () => {
    const before = new BannerSigner([old]).sign(claim, now);
    expect(new BannerSigner([current, old]).find(before, now)).toEqual(claim);
    expect(new BannerSigner([current, old]).sign(claim, now)).toEqual(signed);
    expect(new BannerSigner(['c'.repeat(32), current]).find(before, now)).toBeUndefined();
  });
});
