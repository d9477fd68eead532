import type { RegisterCall } from '../http/call-route.ts';
import type { Published } from '../published/published.ts';
import { articleRoutes } from './article/article.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { supplierRoutes } from './supplier/supplier.routes.ts';

type Routes = (register: RegisterCall, published: Published) => void;

/** Every module that answers from what is published. */
export const modules: readonly Routes[] = [articleRoutes, productRoutes, supplierRoutes];
