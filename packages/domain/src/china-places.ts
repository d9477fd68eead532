import { chinaPlaceLines } from './china-place-lines.ts';
import { chinaId, countriesById } from './country-ids.ts';
import type { EditionId } from './editions.ts';

/** A province, or a city or district in one. */
export type ChinaPlace = { readonly id: number } & Readonly<Record<EditionId, string>>;

let known: ReadonlyMap<number, { place: ChinaPlace; cities: readonly ChinaPlace[] }> | undefined;

function provinces() {
  known ??= new Map(
    chinaPlaceLines.map((line) => {
      const [province = '', cities = ''] = line.split(': ');
      const place = toPlace(province);
      return [place.id, { place, cities: cities.split(' ').map(toPlace) }];
    }),
  );
  return known;
}

/** `1301石家庄市Shijiazhuang` */
function toPlace(text: string): ChinaPlace {
  const [, id, cn = '', en = ''] = /^(\d+)([^A-Za-z]+)(.*)$/.exec(text) ?? [];
  return { id: Number(id), cn, en: en.replace('_', ' ') };
}

export function listProvinces(): readonly ChinaPlace[] {
  return [...provinces().values()].map(({ place }) => place);
}

export function listCities(province: number | null): readonly ChinaPlace[] {
  return province === null ? [] : (provinces().get(province)?.cities ?? []);
}

/** Where a member is, as their record has it. */
export interface MemberPlace {
  readonly country_id: number;
  readonly province_id: number | null;
  readonly city_id: number | null;
}

/**
 * A country that was left out is China; a province or city that was left out is none. Nothing where they do not lie
 * in each other.
 */
export function parseMemberPlace(given: MemberPlace): MemberPlace | undefined {
  const country_id = given.country_id || chinaId;
  const province_id = given.province_id || null;
  const city_id = given.city_id || null;
  if (!countriesById().has(country_id)) return undefined;
  if (country_id !== chinaId) {
    return province_id === null && city_id === null
      ? { country_id, province_id, city_id }
      : undefined;
  }
  const isProvince = province_id === null || provinces().has(province_id);
  const isCity = city_id === null || listCities(province_id).some(({ id }) => id === city_id);
  return isProvince && isCity ? { country_id, province_id, city_id } : undefined;
}
