import { describe, expect, it } from 'vitest';
import type { Issue, Listing, Show, Supplier, Vacancy } from '../payload-types.ts';
import { nothingRelated, type Related } from './embedder.ts';
import { toIssues } from './issue.ts';
import { toListings } from './listing.ts';
import { toMagazines } from './magazine.ts';
import { toOffices } from './office.ts';
import { toShows } from './show.ts';
import { toSuppliers } from './supplier.ts';
import { toTerms } from './term.ts';
import { toVacancies } from './vacancy.ts';

const dates = { updatedAt: '2026-11-15T00:00:00.000Z', createdAt: '2026-11-14T00:00:00.000Z' };
const now = new Date('2026-11-15T12:00:00Z');
const editionsOf = (projected: readonly { readonly edition: string }[]) =>
  projected.map(({ edition }) => edition);

const supplier: Supplier = {
  ...dates,
  id: 7,
  name_cn: '海川机械',
  name_en: 'Haichuan',
  live_cn: true,
  live_en: true,
  country: 'CN',
  province_cn: '浙江',
  province_en: 'Zhejiang',
  city_cn: '宁波',
  contacts: [{ name: '林某', phone: '13800000000', email: 'lin@haichuan.example' }],
};
const related: Related = {
  ...nothingRelated,
  suppliers: new Map([[7, supplier]]),
  magazines: new Map([[3, { id: 3, mag_title_cn: '塑料技术' }]]),
};
const listing: Listing = {
  ...dates,
  id: 1_000_001,
  kind: 'demand',
  title_cn: '求购二手挤出机',
  title_en: 'Used extruder wanted',
  state: 'live',
  live_cn: true,
  live_en: true,
  expires: '2026-12-01T00:00:00.000Z',
  member: 'm-7',
};

describe('records of both languages', () => {
  it('say a place in the edition’s language, or in the other’s', () => {
    const [cn, en] = toSuppliers(supplier, related, now);
    expect(cn?.document).toMatchObject({ country: '中国', province: '浙江', city: '宁波' });
    expect(en?.document).toMatchObject({ country: 'China', province: 'Zhejiang', city: '宁波' });
  });

  it('never hold a supplier’s contacts', () => {
    const text = JSON.stringify(toSuppliers(supplier, related, now));
    expect(text).not.toContain('13800000000');
    expect(text).not.toContain('lin@haichuan.example');
  });

  it('a listing is seen while it is approved, open and written in that language', () => {
    const seen = (change: Partial<Listing>) =>
      editionsOf(toListings({ ...listing, ...change }, related, now));
    expect(seen({})).toEqual(['cn', 'en']);
    expect(seen({ title_en: '' })).toEqual(['cn']);
    expect(seen({ live_cn: false })).toEqual(['en']);
    for (const state of ['waiting', 'refused', 'closed'] as const)
      expect(seen({ state })).toEqual([]);
    expect(seen({ expires: '2026-11-15T11:00:00.000Z' })).toEqual([]);
    expect(toListings(listing, related, now)[0]?.due).toBe(listing.expires);
  });

  it('[EDN-3] a magazine’s title falls back to the other language, an office’s name does not', () => {
    const magazines = toMagazines({ ...dates, id: 3, mag_title_cn: '塑料技术' }, related);
    expect(editionsOf(magazines)).toEqual(['cn', 'en']);
    expect(magazines[1]?.document.mag_title).toBe('塑料技术');
    expect(editionsOf(toOffices({ ...dates, id: 1, name_cn: '上海办事处' }))).toEqual(['cn']);
  });

  it('an issue carries its magazine’s title, and follows it', () => {
    const issue: Issue = {
      ...dates,
      id: 9,
      magazine: 3,
      year: 2026,
      period: 6,
      lang: 'cn',
      date: '2026-06-01T00:00:00.000Z',
      live_en: true,
    };
    const [en, ...others] = toIssues(issue, related);
    expect(others).toEqual([]);
    expect(en?.edition).toBe('en');
    expect(en?.document.magazine).toMatchObject({ id: 3, mag_title: '塑料技术' });
    expect(en?.uses).toEqual(['magazine:3']);
  });

  it('a show names the exhibitors that are live in its edition', () => {
    const show: Show = {
      ...dates,
      id: 5,
      name_cn: '展会',
      name_en: 'Expo',
      live_cn: true,
      live_en: true,
      from: '2027-03-01',
      to: '2027-03-04',
      exhibitors: [{ supplier: 7, hall: 'N3', booth: 'A12' }, { supplier: 8 }],
    };
    const hidden = { ...related, suppliers: new Map([[7, { ...supplier, live_en: false }]]) };
    const [cn, en] = toShows(show, hidden);
    expect(cn?.document.exhibitors).toEqual([
      { supplier: { id: 7, name: '海川机械', place: '宁波' }, hall: 'N3', booth: 'A12' },
    ]);
    expect(en?.document.exhibitors).toEqual([]);
    expect(en?.uses).toEqual(['supplier:7', 'supplier:8']);
  });

  it('a vacancy leaves when it closes; a term is in both editions', () => {
    const vacancy: Vacancy = {
      ...dates,
      id: 2,
      title_cn: '编辑',
      live_cn: true,
      posted: dates.createdAt,
      closes: '2026-12-01T00:00:00.000Z',
    };
    expect(toVacancies(vacancy, now)[0]?.due).toBe(vacancy.closes);
    expect(toVacancies(vacancy, new Date('2027-01-01'))).toEqual([]);
    expect(editionsOf(toTerms({ ...dates, id: 4, cn: ['注塑'] }))).toEqual(['cn', 'en']);
  });
});
