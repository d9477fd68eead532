import { messages } from '@ironbridge/messages';
import { describe, expect, it } from 'vitest';
import { parseArticleListAddress } from './article-list.ts';
import { toDatesBeside, toWireCalendar } from './wire-dates.ts';

const addressOf = (query: string) =>
  parseArticleListAddress(new URL(`http://cn.localhost/articles/newswire${query}`), 'newswire');
const today = '2026-11-16';
const november = {
  month: '2026-11',
  today,
  counts: new Map([
    ['2026-11-16', 8],
    ['2026-11-03', 2],
  ]),
};

describe('the wire by date', () => {
  it('begins a month under its weekday and leads to the days that have something', () => {
    const { column, days, weekdays, month } = toWireCalendar(
      addressOf('?sid=5'),
      november,
      messages.cn,
    );
    expect([column, weekdays[column - 1], days.length]).toEqual([1, '日', 30]);
    expect(
      days.filter(({ href }) => href).map(({ day, href, count }) => [day, href, count]),
    ).toEqual([
      [3, '/articles/newswire?date=2026-11-03&sid=5', 2],
      [16, '/articles/newswire?date=2026-11-16&sid=5', 8],
    ]);
    expect(days.filter((day) => day.today).map(({ day }) => day)).toEqual([16]);
    expect(month).toMatchObject({ href: '/articles/newswire?date=2026-11&sid=5', chosen: false });
  });

  it('leads to the month before and, until this one, to the month after', () => {
    const stepsOf = (month: string) => {
      const { earlier, later } = toWireCalendar(addressOf(''), { ...november, month }, messages.cn);
      return [earlier.href, later?.href];
    };
    const path = '/articles/newswire?date=';
    expect(stepsOf('2026-11')).toEqual([`${path}2026-10`, undefined]);
    expect(stepsOf('2026-01')).toEqual([`${path}2025-12`, `${path}2026-02`]);
  });

  it('has the nearest days beside the chosen one, beyond them the months', () => {
    const besideOf = (date: string) => {
      const { earlier, next } = toDatesBeside(addressOf(`?date=${date}`), november, messages.cn);
      return [earlier?.title, next?.title];
    };
    expect(besideOf('2026-11-16')).toEqual(['2026-11-03', undefined]);
    expect(besideOf('2026-11-03')).toEqual(['2026年10月', '2026-11-16']);
    expect(besideOf('2026-11')).toEqual(['2026年10月', undefined]);
    expect(besideOf('2026-11-31')).toEqual([undefined, undefined]);
  });
});
