import { listingListPath } from '@ironbridge/domain';
import { data } from 'react-router';
import { GoneListing } from '../../features/hall/GoneListing.tsx';
import { findSide } from '../../features/hall/hall-address.ts';
import { ListingView } from '../../features/hall/ListingView.tsx';
import { loadGoneListing, loadListing } from '../../features/hall/load-listing.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/listing';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const kind = findSide(new URL(request.url)) ?? answerNotFound();
  const view = await loadListing(visit, kind, params.id);
  return view ?? data(await loadGoneListing(visit, kind), { status: 404 });
}

/** One demand or offer, in both editions by the same id. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const { kind } = loaderData;
  if ('instead' in loaderData) {
    return (
      <Screen
        meta={{ title: `${copy.hall.goneTitle[kind]} · ${edition.name}` }}
        section="showroom"
        otherEdition={listingListPath({ kind })}
      >
        <GoneListing view={loaderData} />
      </Screen>
    );
  }
  const { listing, path } = loaderData;
  const twinPath = listing.twin ? path : undefined;
  const meta = {
    title: `${listing.title} · ${copy.hall.kinds[kind]} · ${edition.name}`,
    description: listing.detail || listing.title,
    keywords: listing.industrys.map(({ name }) => name).join(','),
    canonical: path,
    twin: twinPath,
    share: { kind, id: listing.id },
  } as const;
  return (
    <Screen meta={meta} section="showroom" otherEdition={twinPath ?? listingListPath({ kind })}>
      <ListingView view={loaderData} />
    </Screen>
  );
}
