import { fileURLToPath } from 'node:url';
import { createLogger, parseEnv, runService, toOrigins } from '@ironbridge/service';
import { EnvSchema } from './env.schema.ts';
import { createHost } from './host.ts';
import { loadRenderer } from './load-renderer.ts';
import { serveIndexNowKey, serveStaticFiles } from './static-files.ts';

const env = parseEnv(EnvSchema);
const log = createLogger('web', env.LOG_LEVEL);
const origins = toOrigins(env);
const createRenderer = await loadRenderer(
  () => import(new URL('../build/server/index.js', import.meta.url).href),
);
const render = createRenderer({
  origins,
  edgeUrls: env.EDGE_URLS,
  deskUrl: env.DESK_URL,
  mode: env.NODE_ENV,
});
const app = await createHost({ origins, log, render });
await serveStaticFiles(app, fileURLToPath(new URL('../build/client', import.meta.url)));
serveIndexNowKey(app, env.INDEXNOW_KEY);
await runService(app, env);
