import { accountPath, parseId, parseMemberPlace } from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

const fields = ['truename', 'company', 'position', 'country_id', 'province_id', 'city_id'] as const;
export type ProfileField = (typeof fields)[number];

export async function saveProfile({ member, copy }: Visit, request: Request) {
  const typed = await readFields(request, fields);
  const words = copy.profile;
  const place = parseMemberPlace({
    country_id: parseId(typed.country_id) ?? 0,
    province_id: parseId(typed.province_id) ?? null,
    city_id: parseId(typed.city_id) ?? null,
  });
  const wrong = toWrong<ProfileField>({
    truename: !typed.truename && words.truenameEmpty,
    city_id: place === undefined && words.placeWrong,
  });
  if (wrong || place === undefined) {
    return answerRefused<ProfileField>({ typed, wrong: wrong ?? {} });
  }
  const { truename, company, position } = typed;
  return sendForm<ProfileField>({
    request,
    typed,
    send: () => member.call('saveProfile', { truename, company, position, ...place }),
    next: `${accountPath('profile')}?done=saved`,
  });
}
