import {
  chinaId,
  countriesById,
  editions,
  listCities,
  listProvinces,
  toCountryName,
} from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export async function loadProfile(visit: Visit, request: Request) {
  await getMember(visit, request);
  const profile = await visit.member.call('profile', {});
  visit.answer.member = profile;
  return {
    profile,
    countries: listCountries(visit.edition),
    provinces: listProvinces().map((place) => ({
      value: String(place.id),
      label: place[visit.edition],
      cities: listCities(place.id).map((city) => ({
        value: String(city.id),
        label: city[visit.edition],
      })),
    })),
    done: new URL(request.url).searchParams.has('done') ? visit.copy.account.saved : undefined,
  };
}

export type ProfilePage = Awaited<ReturnType<typeof loadProfile>>;

/** China first, the others as the language orders them. */
function listCountries(edition: Visit['edition']) {
  const { locale } = editions[edition];
  const order = new Intl.Collator(locale);
  return [...countriesById()]
    .map(([id, code]) => ({ value: String(id), label: toCountryName(code, locale) }))
    .sort((a, b) => rank(a) - rank(b) || order.compare(a.label, b.label));
}

const rank = ({ value }: { readonly value: string }) => (value === String(chinaId) ? 0 : 1);
