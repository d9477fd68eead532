import { join } from 'node:path';
import { compareRoutes, routes } from '@ironbridge/edge';
import { createLogger } from '@ironbridge/service';
import type { Outcome } from './check.ts';
import { runTool } from './command.ts';
import { root } from './project.ts';
import { parseWebPaths } from './react-router.schema.ts';

type Service = { printRoutes(options: { commonPrefix: false }): string; close(): Promise<unknown> };

async function readServicePaths(service: Service): Promise<string[]> {
  const tree = service.printRoutes({ commonPrefix: false });
  await service.close();
  // Metrics, like health, are asked beside the edge.
  return parseRouteTree(tree).filter((path) => path !== '/metrics');
}

/** A route that another begins with stands above it, which then shows its own end alone. */
function parseRouteTree(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', end] = /^((?:[│ ] {3})*)[├└]── (\S+) \(/.exec(line) ?? [];
    if (end === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, (above[depth - 1] ?? '') + end);
    return above.slice(-1);
  });
}

async function readWebPaths(): Promise<string[]> {
  const cwd = join(root, 'apps/web');
  const { ok, stdout, output } = await runTool('react-router', ['routes', '--json'], { cwd });
  if (!ok) throw new Error(output);
  return parseWebPaths(stdout);
}

/** What api needs besides; no service listens here, they are built to be looked at. */
const apiNowhere = {
  OPENSEARCH_URLS: 'http://127.0.0.1:1',
  VISITOR_SECRET: 'v'.repeat(32),
  BANNER_KEYS: 'k'.repeat(32),
};

/** The edge's table against what web, api and member themselves say that they answer. */
export async function checkRouteTable(): Promise<Outcome> {
  const log = createLogger('checks', 'silent');
  const api = await import('../../../apps/api/src/app.ts');
  const { parseApiEnv } = await import('../../../apps/api/src/env.ts');
  const member = await import('../../../apps/member/src/app.ts');
  const { parseMemberEnv } = await import('../../../apps/member/src/env.ts');
  const { nowhere } = await import('../../../apps/member/src/nowhere.ts');
  const declared = {
    web: await readWebPaths(),
    api: await readServicePaths(
      await api.createApp(parseApiEnv({ ...nowhere, ...apiNowhere }), log),
    ),
    member: await readServicePaths(await member.createApp(parseMemberEnv(nowhere), log)),
  };
  const silent = Object.entries(declared).filter(([, paths]) => paths.length === 0);
  return {
    seen: `${routes.length} rows, ${Object.values(declared).flat().length} declared`,
    problems: [
      ...silent.map(([owner]) => `${owner} declares no route at all`),
      ...compareRoutes(routes, declared).map(
        ({ owner, path, missing }) => `${owner} ${path} is missing ${missing}`,
      ),
    ],
  };
}
