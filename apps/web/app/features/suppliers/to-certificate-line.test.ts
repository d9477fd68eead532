import { messages } from '@ironbridge/messages';
import { describe, expect, it } from 'vitest';
import { toCertificateLine } from './to-certificate-line.ts';

// Already the 16th in Shanghai.
const now = new Date('2026-11-15T17:00:00Z');
const certificate = {
  kind: 'ISO 14001',
  number: '00123E30651R2M',
  issuer: 'Demo Certification',
  valid_to: '2026-11-16',
  checked_on: '2026-11-09',
  expired: false,
};

describe('a certificate', () => {
  it('[VIE-4] shows kind, number, issuer, its last day and when it was checked', () => {
    expect(toCertificateLine(certificate, { copy: messages.en, now })).toEqual({
      kind: 'ISO 14001',
      number: '00123E30651R2M',
      issuer: 'Demo Certification',
      expired: false,
      validTo: '2026-11-16',
      checkedOn: '2026-11-09',
      state: messages.en.suppliers.valid,
    });
  });

  it.each(['cn', 'en'] as const)('[VIE-4] that is over says so, and for how long, on %s', (id) => {
    const over = { ...certificate, valid_to: '2026-11-15', expired: true };
    const copy = messages[id];
    const { expired, state } = toCertificateLine(over, { copy, now });
    expect([expired, state]).toEqual([true, copy.suppliers.expired(1)]);
  });

  it('that nobody checked, or that has no end, says that', () => {
    const bare = { ...certificate, valid_to: null, checked_on: null };
    const copy = messages.cn;
    expect(toCertificateLine(bare, { copy, now })).toMatchObject({
      validTo: copy.suppliers.withoutEnd,
      checkedOn: copy.suppliers.notChecked,
      state: copy.suppliers.valid,
    });
  });
});
