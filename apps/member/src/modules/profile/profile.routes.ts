import type { Profile } from '@ironbridge/contract';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Member } from '../identity/member.ts';
import type { Sessions } from '../identity/sessions.ts';

/** The id of China in the list of countries, where nobody has chosen one. */
const homeCountry = 256;

export function profileRoutes(register: RegisterMember, sessions: Sessions): void {
  register('userinfo', async ({ request }) => {
    const member = await sessions.findMember(request);
    return { profile: member === undefined ? null : toProfile(member) };
  });
}

function toProfile({ id, truename, country_id, province_id, city_id }: Member): Profile {
  return {
    id,
    truename,
    country_id: country_id || homeCountry,
    province_id: province_id || null,
    city_id: city_id || null,
  };
}
