import { fileURLToPath } from 'node:url';
import { createLogger, parseEnv, runService, toOrigins } from '@ironbridge/service';
import { createServer } from 'vite';
import { EnvSchema } from './env.schema.ts';
import { createHost } from './host.ts';
import { loadRenderer } from './load-renderer.ts';

const env = parseEnv(EnvSchema);
const log = createLogger('web', env.LOG_LEVEL);
const origins = toOrigins(env);
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true, allowedHosts: ['.localhost'] },
  appType: 'custom',
});
const app = await createHost({
  origins,
  log,
  // Loaded anew for every page, so that a page is always of the sources as they are.
  render: async (request) => {
    const createRenderer = await loadRenderer(() => vite.ssrLoadModule('./server/app.ts'));
    const render = createRenderer({
      origins,
      edgeUrls: env.EDGE_URLS,
      deskUrl: env.DESK_URL,
      mode: 'development',
    });
    return render(request);
  },
  headers: {},
  isDevelopment: true,
});
app.addHook('onRequest', (request, reply, done) => {
  reply.removeHeader('content-security-policy');
  vite.middlewares(request.raw, reply.raw, done);
});
await runService(app, env);
