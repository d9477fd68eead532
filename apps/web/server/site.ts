import {
  assets,
  assetsBuildDirectory,
  entry,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  routes,
  ssr,
} from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { keepFoundData } from '../app/platform/found-data.server.ts';

/** The built routes, without the options we leave alone: their types and the router's own disagree about those. */
export const site: ServerBuild = {
  assets,
  assetsBuildDirectory,
  entry,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  routes: keepFoundData(routes),
  ssr,
};
