import { chinaId, countriesById, editions, listCities, listProvinces } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toCountryChoices } from '../../shell/forms/country-choices.ts';

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
    done: findDone(request, { saved: visit.copy.account.saved }),
  };
}

export type ProfilePage = Awaited<ReturnType<typeof loadProfile>>;

/** China first, the others as the language orders them; members' records have them by number. */
function listCountries(edition: Visit['edition']) {
  const idOf = new Map([...countriesById()].map(([id, code]) => [code, id]));
  return toCountryChoices(editions[edition])
    .flatMap(({ value: code, label }) => {
      const id = idOf.get(code);
      return id === undefined ? [] : [{ id, value: String(id), label }];
    })
    .sort((a, b) => Number(b.id === chinaId) - Number(a.id === chinaId));
}
