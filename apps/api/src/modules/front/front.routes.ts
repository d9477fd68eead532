import type { RegisterCall } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import type { BannerService } from '../banner/banner.service.ts';
import type { PropertyFacet } from '../product/property-facet.ts';
import { getHome } from './home.ts';
import { findIndustryFront } from './industry-front.ts';
import { findItems } from './items.ts';
import { findNeighbours } from './neighbours.ts';
import { findPopular } from './popular.ts';
import { findRelated } from './related.ts';

/** Pages and parts of pages that bring several kinds together. */
export function frontRoutes(
  register: RegisterCall,
  published: Published,
  banners: BannerService,
  properties: PropertyFacet,
): void {
  register('home', (_query, edition) => getHome(published, banners, edition));
  register('industryFront', ({ id }, edition) =>
    findIndustryFront({ published, properties }, id, edition),
  );
  register('related', (query, edition) => findRelated(published, query, edition));
  register('popular', (query, edition) => findPopular(published, query, edition));
  register('items', (query, edition) => findItems(published, query, edition));
  register('articleNeighbours', (query, edition) => findNeighbours(published, query, edition));
}
