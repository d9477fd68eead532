import { isListingKind, ownListingsPath } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { loadOwnList } from '../../shell/account/load-own-list.server.ts';
import { toTyped, usualDays } from './posting-fields.ts';

export async function loadOwnListings(visit: Visit, request: Request) {
  const { sent, closed } = visit.copy.posting;
  const found = await loadOwnList(visit, request, ownListingsPath(), (call) =>
    visit.member.call('postedListings', call),
  );
  return { ...found, done: findDone(request, { sent, closed }) };
}
export type OwnListingsPage = Awaited<ReturnType<typeof loadOwnListings>>;

/** An empty form, begun with what is known of who fills it in. */
export async function loadNewListing(visit: Visit, request: Request) {
  await getMember(visit, request);
  const asked = new URL(request.url).searchParams.get('kind') ?? undefined;
  const kind = isListingKind(asked) ? asked : 'demand';
  const { name, phone, email } = await visit.member.call('ownContact', {});
  return {
    kind,
    typed: { kind, days: String(usualDays), name, phone, email },
    form: crypto.randomUUID(),
  };
}

export async function loadOwnListing(visit: Visit, request: Request, id: string) {
  await getMember(visit, request);
  const listing = await orNotFound(visit.member.call('postedListing', { id: getId(id) }));
  const { changed } = visit.copy.posting;
  return { listing, typed: toTyped(listing), done: findDone(request, { changed }) };
}
export type OwnListingPage = Awaited<ReturnType<typeof loadOwnListing>>;
