import type { EditionId } from './editions.ts';

/** Where banners stand on the front page: under the navigation, beside the latest, between two bands. */
export const homeBannerPlaces = ['top', 'side', 'band'] as const;
export type HomeBannerPlace = (typeof homeBannerPlaces)[number];

/** The code by which the desk books a place of the front page. */
export function homeBannerCode(place: HomeBannerPlace, edition: EditionId): string {
  return `home_${place}_${edition}`;
}
