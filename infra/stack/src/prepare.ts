import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabaseUser } from './database-user.ts';
import { doublesProgram, prepareDoubles } from './doubles.ts';
import { edgePrograms } from './edges.ts';
import { type Endpoint, toEndpoints } from './endpoints.ts';
import { writeEnvFiles } from './env-files.ts';
import { getMachine, type Machine } from './machine.ts';
import { getOpensearchJars } from './opensearch-jars.ts';
import { getPostgresFolder, preparePostgres } from './postgres.ts';
import { toProcessEnvs } from './process-env.ts';
import type { Program } from './program.ts';
import { step } from './progress.ts';
import { getSecrets, type Secrets } from './secrets.ts';
import { type StackSettings, saveChoice } from './settings.ts';
import { storePrograms } from './stores.ts';
import { getVersitygw } from './versitygw.ts';

export interface PreparedEngines {
  readonly machine: Machine;
  readonly secrets: Secrets;
  readonly envs: ReturnType<typeof toProcessEnvs>;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly stores: readonly Program[];
  readonly edges: readonly Program[];
}

/** Everything the engines need before they start: programs, downloads, folders, configuration. */
export async function prepareEngines(
  settings: StackSettings,
  mode: 'production' | 'development',
): Promise<PreparedEngines> {
  const { state } = settings;
  const machine = await getMachine();
  mkdirSync(join(state, 'config'), { recursive: true });
  saveChoice(settings);
  const secrets = getSecrets(state);
  const envs = toProcessEnvs(settings, secrets, mode);
  writeEnvFiles(state, envs);

  // One waits for the network, the other for the processor: together they take the longer one's time.
  const building = Promise.allSettled([getVersitygw()]);
  const jars = await step('OpenSearch files', getOpensearchJars);
  const versitygw = await step('Object storage program', async () => {
    const [built] = await building;
    if (built.status === 'rejected') throw built.reason;
    return built.value;
  });
  const databaseUser = await findDatabaseUser();
  const postgresFolder = await getPostgresFolder(state, databaseUser);
  await step('Database files', () =>
    preparePostgres(postgresFolder, {
      bin: machine.postgresBin,
      port: settings.ports.postgres,
      user: databaseUser,
      adminPassword: secrets.postgresAdmin,
    }),
  );
  await prepareDoubles(state);
  const endpoints = toEndpoints(settings, machine);
  return {
    machine,
    secrets,
    envs,
    endpoints,
    stores: [
      ...storePrograms({
        settings,
        machine,
        secrets,
        jars,
        versitygw,
        postgresFolder,
        databaseUser,
        endpoints,
      }),
      doublesProgram(settings, secrets, endpoints),
    ],
    edges: edgePrograms({
      settings,
      machine,
      env: envs.all,
      endpoints,
      development: mode === 'development',
    }),
  };
}
