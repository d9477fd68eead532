import { parseId } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** The form, begun with the magazine that was asked for and what is known of who fills it in. */
export async function loadSubscribe(visit: Visit, request: Request) {
  await getMember(visit, request);
  const [{ list }, contact] = await Promise.all([
    visit.api.get('magazines', {}),
    visit.member.call('ownContact', {}),
  ]);
  const asked = parseId(new URL(request.url).searchParams.get('magazine') ?? undefined);
  return {
    form: crypto.randomUUID(),
    contact,
    magazines: list.map(({ id, mag_title }) => ({ value: String(id), label: mag_title })),
    magazine: list.find(({ id }) => id === asked)?.id,
  };
}

export type SubscribePage = Awaited<ReturnType<typeof loadSubscribe>>;
