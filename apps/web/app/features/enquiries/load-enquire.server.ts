import { type AskedKind, isAskedKind, mostAsked } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** What the address asks about: ids of one kind. */
export function findAsked(request: Request): { kind: AskedKind; ids: number[] } | undefined {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind');
  const ids = [...new Set(searchParams.get('ids')?.split(',').map(Number))].filter(
    (id) => Number.isInteger(id) && id > 0,
  );
  return isAskedKind(kind) && ids.length > 0 ? { kind, ids: ids.slice(0, mostAsked) } : undefined;
}

/** The form, begun with what is known of who fills it in. */
export async function loadEnquire(visit: Visit, request: Request) {
  await getMember(visit, request);
  const asked = findAsked(request);
  if (asked === undefined) answerNotFound();
  const { kind, ids } = asked;
  const [{ list }, contact] = await Promise.all([
    visit.member.call('askedAbout', { kind, ids: ids.join(',') }),
    visit.member.call('ownContact', {}),
  ]);
  return { items: list, contact, form: crypto.randomUUID() };
}
export type EnquirePage = Awaited<ReturnType<typeof loadEnquire>>;
