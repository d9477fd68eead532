import { describe, expect, it } from 'vitest';
import { lastCheckedFirst, picturedFirst, toCalendar, varied } from './arrange.ts';

const supplier = {
  id: 1,
  name: '海桥塑机',
  name_cn: '海桥塑机',
  name_en: 'Haiqiao',
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
  certificates: [],
};
const certificate = (checked_on: string | null, expired = false) => ({
  kind: 'CE',
  number: '',
  issuer: '',
  valid_to: null,
  checked_on,
  expired,
});
const show = (id: number, from: string, to: string) => ({
  id,
  name: '',
  name_cn: '',
  name_en: '',
  organiser: '',
  venue: '',
  city: '',
  country: '',
  from,
  to,
  website: '',
  image: null,
  industrys: [],
});

describe('the front page by itself', () => {
  it('shows what has a picture first', () => {
    const cards = [{ image: null }, { image: 1 }, { image: null }, { image: 2 }];
    expect(picturedFirst(cards).map(({ image }) => image)).toEqual([1, 2, null, null]);
  });

  it('shows one of each maker before a second of any', () => {
    const cards = ['a1', 'a2', 'b1', 'c1', 'b2'];
    expect(varied(cards, (card) => card[0])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('shows suppliers whose valid certificate was checked, the last one first', () => {
    const suppliers = [
      { ...supplier, id: 1, certificates: [certificate('2026-11-03')] },
      { ...supplier, id: 2, certificates: [certificate(null)] },
      { ...supplier, id: 3, certificates: [certificate('2026-11-14', true)] },
      { ...supplier, id: 4, certificates: [certificate('2026-01-01'), certificate('2026-11-09')] },
    ];
    expect(lastCheckedFirst(suppliers).map(({ id }) => id)).toEqual([4, 1]);
  });

  it('files shows by month, what is on under this one, and drops what is over', () => {
    const shows = [
      show(1, '2026-12-02', '2026-12-04'),
      show(2, '2026-10-30', '2026-11-16'),
      show(3, '2026-11-18', '2026-11-21'),
      show(4, '2026-11-01', '2026-11-14'),
    ];
    const counts = [
      { month: '2026-11', count: 9 },
      { month: '2026-12', count: 14 },
    ];
    expect(
      toCalendar(shows, counts, '2026-11-15').map(({ month, count, shows: of }) => [
        month,
        count,
        of.map(({ id }) => id),
      ]),
    ).toEqual([
      ['2026-11', 9, [2, 3]],
      ['2026-12', 14, [1]],
    ]);
  });
});
