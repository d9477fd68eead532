import { expect, it } from 'vitest';
import { listCities, listProvinces, parseMemberPlace } from './china-places.ts';
import { countryCodes } from './countries.ts';
import { chinaId, countriesById } from './country-ids.ts';

it('knows every country by one number', () => {
  expect([...countriesById().values()]).toEqual(countryCodes);
  expect(countriesById().size).toBe(countryCodes.length);
  expect(countriesById().get(chinaId)).toBe('CN');
});

it('knows the mainland’s provinces and their cities in both languages', () => {
  expect(listProvinces()).toHaveLength(31);
  for (const { id } of listProvinces()) {
    for (const place of listCities(id)) {
      expect(String(place.id).startsWith(String(id))).toBe(true);
      expect([place.cn, /^[A-Z][\p{L}’]+$/u.test(place.en)]).toEqual([place.cn, true]);
    }
  }
  expect(listCities(32)).toContainEqual({ id: 3206, cn: '南通市', en: 'Nantong' });
});

it('[LOG-9] takes what was left out for China, and for no province and no city', () => {
  const nowhere = { country_id: 0, province_id: 0, city_id: 0 };
  expect(parseMemberPlace(nowhere)).toEqual({
    country_id: 256,
    province_id: null,
    city_id: null,
  });
});

it('takes no city that lies elsewhere', () => {
  expect(parseMemberPlace({ country_id: 256, province_id: 32, city_id: 3206 })).toBeDefined();
  expect(parseMemberPlace({ country_id: 256, province_id: 33, city_id: 3206 })).toBeUndefined();
  expect(parseMemberPlace({ country_id: 256, province_id: 99, city_id: null })).toBeUndefined();
  expect(parseMemberPlace({ country_id: 276, province_id: 32, city_id: null })).toBeUndefined();
  expect(parseMemberPlace({ country_id: 156, province_id: null, city_id: null })).toBeUndefined();
});
