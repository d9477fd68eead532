import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestSources } from './digest.ts';
import { type Endpoint, getEndpoint } from './endpoints.ts';
import { findProgram } from './machine.ts';
import { loopback } from './process-env.ts';
import type { Program } from './program.ts';
import { runCommand } from './run-command.ts';
import type { Secrets } from './secrets.ts';
import { root, type StackSettings } from './settings.ts';
import { StackError } from './stack-error.ts';
import { doublesFolder, toDoublesEnv } from './vendors.ts';

/** A certificate for loopback, made once; whoever is told of it trusts the doubles and nobody else does. */
export async function prepareDoubles(state: string): Promise<void> {
  const folder = doublesFolder(state);
  if (existsSync(join(folder, 'certificate.pem'))) return;
  const openssl = findProgram('openssl');
  if (openssl === undefined) {
    throw new StackError('Missing on this machine: openssl', {
      hint: 'Install it: sudo apt-get install -y --no-install-recommends openssl',
    });
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await runCommand([
    openssl,
    ...['req', '-x509', '-nodes', '-days', '3650', '-subj', '/CN=Ironbridge doubles'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=IP:${loopback},DNS:localhost`],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ]);
}

export function doublesProgram(
  settings: StackSettings,
  secrets: Secrets,
  endpoints: ReadonlyMap<string, Endpoint>,
): Program {
  return {
    name: 'doubles',
    title: 'Mail, messages, WeChat (doubles)',
    kind: 'store',
    command: [process.execPath, join(root, 'infra/doubles/src/server.ts')],
    directory: root,
    environment: toDoublesEnv(settings, secrets),
    stopSignal: 'TERM',
    stopSeconds: 10,
    stopsGroup: false,
    ...getEndpoint(endpoints, 'doubles'),
    patienceSeconds: 60,
    digest: digestSources([join(root, 'infra/doubles')]),
  };
}
