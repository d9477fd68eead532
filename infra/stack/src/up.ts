import { appPrograms, apps, checkEntries } from './apps.ts';
import { makeBuckets } from './buckets.ts';
import { buildApp, runScript } from './build-app.ts';
import { checkPortsFree } from './free-ports.ts';
import { bootstrapPostgres } from './postgres.ts';
import { type PreparedEngines, prepareEngines } from './prepare.ts';
import { type AppName, appNames } from './process-env.ts';
import type { Program } from './program.ts';
import { step } from './progress.ts';
import { getSettings, type StackSettings } from './settings.ts';
import { Supervisor } from './supervisor.ts';
import { startAndWait } from './wait-healthy.ts';

export interface UpOptions {
  readonly apps: readonly AppName[];
  readonly nodes?: number;
  readonly edges?: number;
}

export async function up(options: UpOptions): Promise<void> {
  const since = performance.now();
  const settings = getSettings(options);
  checkEntries(options.apps);
  const engines = await prepareEngines(settings, 'production');
  const programs = appPrograms(engines, options.apps);
  const supervisor = await startEngines(settings, engines, programs);
  for (const name of options.apps) await buildApp(name, engines.envs[name]);
  await migrate(options.apps, engines);
  await startAndWait(supervisor, programs);
  printAddresses(settings, options.apps, since);
}

/** Loads every program, starts the stores, gives them what the apps count on, then the edge. */
export async function startEngines(
  settings: StackSettings,
  engines: PreparedEngines,
  programs: readonly Program[],
): Promise<Supervisor> {
  const { machine, secrets, stores, edges, envs } = engines;
  const supervisor = new Supervisor(settings.state);
  const all = [...stores, ...edges, ...programs];
  if (!(await supervisor.isRunning())) await checkPortsFree(all);
  await supervisor.load(all);
  await startAndWait(supervisor, stores);
  await step('Roles and schemas', () =>
    bootstrapPostgres(machine.postgresBin, settings.ports.postgres, secrets),
  );
  await step('Buckets', () =>
    makeBuckets({
      endpoint: envs.all['S3_ENDPOINT'] ?? '',
      region: envs.all['S3_REGION'] ?? '',
      accessKeyId: secrets.s3AccessKeyId,
      secretAccessKey: secrets.s3SecretAccessKey,
    }),
  );
  await startAndWait(supervisor, edges);
  return supervisor;
}

export async function migrate(
  chosen: readonly AppName[],
  { envs }: Pick<PreparedEngines, 'envs'>,
): Promise<void> {
  // The desk's first: what it grants to member is there when member looks for it.
  for (const app of ['desk', 'member'] as const) {
    if (!chosen.some((name) => apps[name].app === app)) continue;
    await step(`Migrations of ${app}`, () => runScript(app, 'migrate', envs[app]));
  }
}

export function printAddresses(
  { publicPort }: StackSettings,
  chosen: readonly AppName[],
  since: number,
): void {
  const at = (name: string): string => `http://${name}.localhost:${publicPort}`;
  console.log(`\nUp in ${Math.round((performance.now() - since) / 1000)} s.`);
  if (chosen.length === appNames.length) {
    console.log(`Readers  ${at('cn')}  ${at('en')}\nEditors  ${at('desk')}`);
  }
}
