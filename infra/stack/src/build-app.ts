import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps, sourcesOf } from './apps.ts';
import { bareEnv } from './bare-env.ts';
import { digestSources } from './digest.ts';
import { withLock } from './lock-file.ts';
import type { AppName, Env } from './process-env.ts';
import { step } from './progress.ts';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';

export function runScript(app: string, script: string, env: Env): Promise<string> {
  return runCommand(['pnpm', '--filter', `@ironbridge/${app}`, 'run', script], {
    cwd: root,
    env: { ...bareEnv(), ...env },
    hint: `Alone: pnpm --filter @ironbridge/${app} run ${script}`,
  });
}

/** Builds unless what is there was built from these very sources; the stamp lies in what it vouches for. */
export async function buildApp(name: AppName, env: Env): Promise<void> {
  const { built, app, title } = apps[name];
  if (built === undefined) return;
  const stamp = join(root, built, 'ironbridge.stamp');
  const isBuilt = (wanted: string): boolean =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isBuilt(digestSources(sourcesOf(app)))) return;
  await step(`Build of ${title}`, () =>
    withLock(join(root, 'apps', app, 'node_modules/.ironbridge-build.lock'), async () => {
      const wanted = digestSources(sourcesOf(app));
      if (isBuilt(wanted)) return;
      await runScript(app, 'build', env);
      writeFileSync(stamp, wanted);
    }),
  );
}
