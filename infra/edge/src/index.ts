export { idListParams, routes } from '../routes.ts';
export { compareRoutes, type DeclaredRoutes, type RouteDifference } from './compare-routes.ts';
export type { CacheRule, Method, Owner, Param, Route } from './route.ts';
export { varnishParameters } from './varnish-parameters.ts';
export { renderVcl } from './vcl.ts';
export type { VclOptions } from './vcl-options.ts';
