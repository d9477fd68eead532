import { parseId } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** The form, with the magazine that was asked for, and what is there to choose from. */
export async function loadSubscribe(visit: Visit, request: Request) {
  await getMember(visit, request);
  const { list } = await visit.api.get('magazines', {});
  const asked = parseId(new URL(request.url).searchParams.get('magazine') ?? undefined);
  return {
    form: crypto.randomUUID(),
    magazines: list.map(({ id, mag_title }) => ({ value: String(id), label: mag_title })),
    magazine: list.find(({ id }) => id === asked)?.id,
  };
}

export type SubscribePage = Awaited<ReturnType<typeof loadSubscribe>>;
