import type { RegisterCall } from '../http/call-route.ts';
import type { Published } from '../published/published.ts';
import { articleRoutes } from './article/article.routes.ts';
import { houseRoutes } from './house/house.routes.ts';
import { shortListRoutes } from './house/short-lists.routes.ts';
import { listingRoutes } from './listing/listing.routes.ts';
import { magazineRoutes } from './magazine/magazine.routes.ts';
import { paperRoutes } from './paper/paper.routes.ts';
import { redirectRoutes } from './redirect/redirect.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import type { TermService } from './search/term.service.ts';
import { showRoutes } from './show/show.routes.ts';
import { supplierRoutes } from './supplier/supplier.routes.ts';
import { videoRoutes } from './video/video.routes.ts';

type Routes = (register: RegisterCall, published: Published, terms: TermService) => void;

/** Every module that answers from what is published. */
export const modules: readonly Routes[] = [
  referenceRoutes,
  articleRoutes,
  videoRoutes,
  magazineRoutes,
  paperRoutes,
  houseRoutes,
  shortListRoutes,
  redirectRoutes,
  supplierRoutes,
  listingRoutes,
  showRoutes,
];
