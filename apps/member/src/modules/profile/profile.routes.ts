import { errorCatalogue, type Profile } from '@ironbridge/contract';
import { chinaId, parseMemberPlace } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Sessions } from '../identity/sessions.ts';
import { findOwnProfile, updateProfile } from './profile.repository.ts';

export function profileRoutes(
  register: RegisterMember,
  { database, sessions }: { database: Pool; sessions: Sessions },
): void {
  register('userinfo', async ({ request }) => {
    const member = await sessions.findMember(request);
    return { profile: member === undefined ? null : toProfile(member) };
  });
  register('profile', async ({ request }) => {
    const { id } = await sessions.getMember(request);
    const own = await findOwnProfile(database, id);
    if (own === undefined) throw new PublicError(errorCatalogue.login_first);
    return { ...own, ...toProfile(own) };
  });
  register('saveProfile', async ({ takes, request }) => {
    const { id } = await sessions.getMember(request);
    const place = parseMemberPlace(takes);
    if (place === undefined) throw new PublicError(errorCatalogue.bad_request);
    await updateProfile(database, id, { ...takes, ...place });
    await sessions.refresh(request);
    return null;
  });
}

/** Where nobody has chosen a country it is China; where nobody has chosen a province or city there is none. */
function toProfile({ id, truename, country_id, province_id, city_id }: Profile): Profile {
  return {
    id,
    truename,
    country_id: country_id || chinaId,
    province_id: province_id || null,
    city_id: city_id || null,
  };
}
