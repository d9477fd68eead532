import { describe, expect, it } from 'vitest';
import { toPlainText } from './body.ts';
import { countryCodes, findCountryCode, toCountryName } from './countries.ts';
import { addMonths, daysOf, isMonthOrDay, weekdayOf } from './days.ts';
import { findEditionByHost } from './editions.ts';
import { isSlug, parseId, parseIdList } from './ids.ts';
import { articleListPath, articlePath, listPath } from './paths.ts';
import { shanghaiDate, shanghaiRange, shanghaiSpan, shanghaiTimestamp } from './shanghai.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'https://en.example.com' };

describe('editions', () => {
  it('[EDN-1] the host alone decides, with its port and in any case', () => {
    expect(findEditionByHost('CN.localhost:8080', origins)).toBe('cn');
    expect(findEditionByHost('en.example.com', origins)).toBe('en');
    expect(findEditionByHost('cn.localhost', origins)).toBeUndefined();
    expect(findEditionByHost('evil.cn.localhost:8080', origins)).toBeUndefined();
    expect(findEditionByHost(undefined, origins)).toBeUndefined();
  });
});

describe('Shanghai dates', () => {
  it('[EDN-6] a day begins at midnight in Shanghai', () => {
    expect(shanghaiDate('2026-11-14T15:59:59Z')).toBe('2026-11-14');
    expect(shanghaiDate('2026-11-14T16:00:00Z')).toBe('2026-11-15');
    expect(shanghaiTimestamp('2026-12-31T16:00:00Z')).toBe('2027-01-01T00:00:00+08:00');
  });

  it('a year, a month and a day last until the next begins in Shanghai', () => {
    const hours = 'T16:00:00.000Z';
    expect(shanghaiSpan('2026')).toEqual({
      from: `2025-12-31${hours}`,
      until: `2026-12-31${hours}`,
    });
    expect(shanghaiSpan('2026-12')).toEqual({
      from: `2026-11-30${hours}`,
      until: `2026-12-31${hours}`,
    });
    expect(shanghaiSpan('2024-02-29')).toEqual({
      from: `2024-02-28${hours}`,
      until: `2024-02-29${hours}`,
    });
  });

  it('[EDN-6] a range repeats only what differs', () => {
    const range = (from: string, to: string) =>
      shanghaiRange(`${from}T00:00:00+08:00`, `${to}T00:00:00+08:00`);
    expect(range('2026-11-15', '2026-11-18')).toBe('2026.11.15 ~ 18');
    expect(range('2026-11-28', '2026-12-01')).toBe('2026.11.28 ~ 12.01');
    expect(range('2026-12-30', '2027-01-02')).toBe('2026.12.30 ~ 2027.01.02');
    expect(range('2026-11-15', '2026-11-15')).toBe('2026.11.15');
  });
});

describe('the calendar', () => {
  it('knows its months, days and weekdays', () => {
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(['2026-11', '2024-02', '2026-02'].map(daysOf)).toEqual([30, 29, 28]);
    expect(weekdayOf('2026-11-15')).toBe(0);
    expect(['2026-11', '2026-11-30', '2024-02-29'].filter(isMonthOrDay)).toHaveLength(3);
    const none = ['', '2026', '2026-13', '2026-11-31', '2026-02-29', '2026-11-00', '0026-11-01'];
    expect([...none, '2026-11-1', '2026-11-01T00'].filter(isMonthOrDay)).toEqual([]);
  });
});

describe('addresses', () => {
  it('[RTE-6] an own url wins, a slug counts on en alone', () => {
    const article = { id: 1_000_001, diy_url: 'one-screw' };
    expect(articlePath('en', article)).toBe('/article/one-screw');
    expect(articlePath('cn', article)).toBe('/article/1000001');
    expect(articlePath('en', { ...article, url: 'https://example.com/a' })).toBe(
      'https://example.com/a',
    );
  });

  it('[RTE-4] a list has one spelling', () => {
    expect(articleListPath({ sid: [7, 5], page: 1 })).toBe('/articles?sid=5,7');
    expect(articleListPath({ type: 'oversea', keyword: '注塑 机', page: 3 })).toBe(
      '/articles/oversea?keyword=%E6%B3%A8%E5%A1%91+%E6%9C%BA&page=3',
    );
    expect(
      listPath('/magazines', { tid: 4, page: 2, extra: { mid: '3,7', lang: undefined } }),
    ).toBe('/magazines?mid=3,7&tid=4&page=2');
  });

  it('reads ids strictly', () => {
    expect(parseId('0')).toBeUndefined();
    expect(parseId('01')).toBeUndefined();
    expect(parseId('1e3')).toBeUndefined();
    expect(parseId('99999999999')).toBeUndefined();
    expect(parseIdList('7, 5,5,x')).toEqual([5, 7]);
    expect(isSlug('12-34')).toBe(false);
    expect(isSlug('one-screw')).toBe(true);
  });
});

describe('body', () => {
  it('gives its words', () => {
    expect(
      toPlainText([
        { type: 'heading', level: 2, anchor: 'a', text: [{ text: '塑化段' }] },
        {
          type: 'paragraph',
          text: [{ text: 'A ' }, { href: '/x', text: 'link' }, { break: true }, { text: 'b' }],
        },
        { type: 'table', head: ['h'], rows: [['1', '2']] },
      ]),
    ).toBe('塑化段\nA link b\n\nh\n1 2');
  });
});

describe('countries', () => {
  it('have a code, and a name in each language', () => {
    expect(toCountryName('DE', 'zh-CN')).toBe('德国');
    expect(toCountryName('DE', 'en-GB')).toBe('Germany');
    expect(toCountryName('HK', 'zh-CN')).toBe('中国香港');
    expect(toCountryName('Freedonia', 'en-GB')).toBe('Freedonia');
    expect(countryCodes).toHaveLength(249);
  });

  it('are known by any of them', () => {
    for (const text of ['cn', '中国', 'China', '中国 China'])
      expect(findCountryCode(text)).toBe('CN');
    expect(findCountryCode('United Kingdom')).toBe('GB');
    expect(findCountryCode('Freedonia')).toBeUndefined();
    expect(findCountryCode('')).toBeUndefined();
  });
});
