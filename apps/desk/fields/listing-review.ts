import type { UIField } from 'payload';
import { reviewsListings } from '../access/reviews-listings.ts';

/** What whoever reviews a listing has beside it. */
export const listingReviewField: UIField = {
  name: 'review',
  type: 'ui',
  label: { en: 'Review', zh: '审核' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (_data, _siblings, { user }) => reviewsListings(user),
    components: { Field: './components/ListingReview.tsx#ListingReview' },
  },
};
