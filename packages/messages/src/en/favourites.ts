import type { favourites as cn } from '../cn/favourites.ts';
import type { Shape } from '../shape.ts';

export const favourites: Shape<typeof cn> = {
  mark: 'Save',
  markOf: (name) => `Save: ${name}`,
  marked: 'Saved',
  failed: 'That could not be saved; please try again',
  all: 'All',
  kinds: {
    article: 'News',
    product: 'Products',
    supplier: 'Suppliers',
    show: 'Exhibitions',
    listing: 'Listings',
    paper: 'White papers',
    issue: 'Magazines',
    video: 'Videos',
  },
  count: (total) => `${total.toLocaleString('en')} saved`,
  markedOn: (date) => `Saved ${date}`,
  remove: 'Remove',
  removeOf: (title) => `Remove ${title}`,
  removed: 'Removed from your favourites',
  added: 'Saved to your favourites',
  gone: 'No longer published',
  empty: 'Nothing saved yet',
  emptyText: 'Choose “Save” on a story, product, supplier or show, and you will find it here.',
  emptyLink: 'Go to the showroom',
};
