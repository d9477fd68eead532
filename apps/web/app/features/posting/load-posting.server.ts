import { isListingKind, lists, ownListingsPath } from '@ironbridge/domain';
import { getNumber } from '../../platform/get-number.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { toTyped } from './posting-fields.ts';

export async function loadOwnListings(visit: Visit, request: Request) {
  await getMember(visit, request);
  const url = new URL(request.url);
  const address = parseListAddress(url, ownListingsPath());
  const found = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    visit.member.call('postedListings', { rows, ...(page ? { page } : {}) }),
  );
  return { ...found, done: url.searchParams.get('done') };
}
export type OwnListingsPage = Awaited<ReturnType<typeof loadOwnListings>>;

/** An empty form, begun with what is known of who fills it in. */
export async function loadNewListing(visit: Visit, request: Request) {
  await getMember(visit, request);
  const asked = new URL(request.url).searchParams.get('kind') ?? undefined;
  const kind = isListingKind(asked) ? asked : 'demand';
  const { name, phone, email } = await visit.member.call('ownContact', {});
  return { kind, typed: { kind, name, phone, email }, form: crypto.randomUUID() };
}

export async function loadOwnListing(visit: Visit, request: Request, id: string) {
  await getMember(visit, request);
  const listing = await orNotFound(visit.member.call('postedListing', { id: getNumber(id) }));
  const done = new URL(request.url).searchParams.get('done');
  return { listing, typed: toTyped(listing), done };
}
export type OwnListingPage = Awaited<ReturnType<typeof loadOwnListing>>;
