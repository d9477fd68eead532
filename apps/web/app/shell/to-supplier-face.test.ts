import type { SupplierCard } from '@ironbridge/contract';
import { messages } from '@ironbridge/messages';
import { expect, it } from 'vitest';
import { toSupplierFace } from './to-supplier-face.ts';

const certificate = { kind: 'CE', number: '1', issuer: 'TÜV', valid_to: null, expired: false };
const card = (checked_on: string | null): SupplierCard => ({
  id: 7,
  name: 'Haichuan',
  name_cn: '',
  name_en: 'Haichuan',
  summary: '',
  logo: null,
  country: '',
  province: '',
  city: '',
  founded: null,
  staff: null,
  brands: [],
  industrys: [],
  tags: [],
  certificates: [{ ...certificate, checked_on }],
});

it('[VIE-4] says that certificates were checked only of those that were', () => {
  const copy = messages.en;
  expect(toSupplierFace(card('2026-11-01'), copy).checked).toEqual(['CE', 'checked 2026-11-01']);
  expect(toSupplierFace(card(null), copy).checked).toEqual([]);
});
