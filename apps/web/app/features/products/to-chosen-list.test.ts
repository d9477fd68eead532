import { convert, parseRange } from '@ironbridge/domain';
import { expect, it } from 'vitest';
import { toChosenList } from './to-chosen-list.ts';

function chosen(fields: Record<string, string>): string {
  const url = new URL('/showroom/products/choose', 'http://en.localhost');
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value);
  return decodeURIComponent(toChosenList(url));
}

const force = (from: string, to: string, unit = '') => ({
  'from.clamping_force': from,
  'to.clamping_force': to,
  'unit.clamping_force': unit,
});

it('puts every range into one parameter and keeps what else the list is narrowed by', () => {
  expect(
    chosen({
      sid: '5',
      tid: '9',
      keyword: 'servo',
      sort: '-power',
      ...force('1,600', '２５００'),
      'to.power': '30',
    }),
  ).toBe(
    '/showroom/products?spec=clamping_force:1600..2500;power:..30&sort=-power&sid=5&tid=9&keyword=servo',
  );
});

it('reads what can be read and leaves the rest open', () => {
  expect(chosen(force('much', ''))).toBe('/showroom/products');
  expect(chosen(force('2500', '1600'))).toBe('/showroom/products?spec=clamping_force:1600..2500');
  expect(chosen({ price_from: '1000', price_to: '', currency: 'CNY' })).toBe(
    '/showroom/products?price=1000..CNY',
  );
  expect(chosen({ price_from: '1000', currency: 'Rubel' })).toBe('/showroom/products');
  expect(chosen({ 'from.__proto__': '1', 'from.x;y': '2' })).toBe('/showroom/products');
});

it('keeps a range that the form does not ask about', () => {
  const spec = 'weight:..5t;clamping_force:1..2';
  expect(chosen({ spec, ...force('', '900') })).toBe(
    '/showroom/products?spec=clamping_force:..900;weight:..5t',
  );
  expect(chosen({ spec, ...force('', '') })).toBe('/showroom/products?spec=weight:..5t');
});

it('keeps a unit that was picked before any range', () => {
  expect(chosen({ unit: 'power:hp', ...force('', '', 't') })).toBe(
    '/showroom/products?unit=power:hp;clamping_force:t',
  );
  expect(chosen({ unit: 'clamping_force:t', ...force('160', '', 't') })).toBe(
    '/showroom/products?spec=clamping_force:160..t',
  );
});

it('turns a range into the unit that was picked, without losing what stood at its ends', () => {
  const before = { 'before.clamping_force': '1600..2500', 'own.clamping_force': 'kN' };
  const list = chosen({ ...force('1600', '2500', 't'), ...before });
  const range = parseRange(list.split('clamping_force:')[1] ?? '');
  expect(range).toEqual({ from: 163.154, to: 254.93, unit: 't' });
  expect(convert(range?.from ?? 0, 't', 'kN')).toBeLessThanOrEqual(1600);
  expect(convert(range?.to ?? 0, 't', 'kN')).toBeGreaterThanOrEqual(2500);
});
