import { type Endpoint, toEndpoints } from './endpoints.ts';
import { getMachine } from './machine.ts';
import { getSettings, stateFolder } from './settings.ts';
import { toMessage } from './stack-error.ts';
import { type ProcessState, Supervisor } from './supervisor.ts';

async function toHealth(endpoint: Endpoint | undefined, state: string): Promise<string> {
  if (endpoint === undefined || state !== 'RUNNING') return '–';
  try {
    await endpoint.probe();
    return 'well';
  } catch (error) {
    return toMessage(error).split('\n')[0] || 'no answer';
  }
}

/** Fails when something is not well, so that a script can ask it too. */
export async function status(): Promise<void> {
  const supervisor = new Supervisor(stateFolder());
  if (!(await supervisor.isRunning())) {
    console.log(`Nothing runs from ${supervisor.state}`);
    process.exitCode = 1;
    return;
  }
  const endpoints = toEndpoints(getSettings(), await getMachine());
  const processes = await supervisor.status();
  const rows = await Promise.all(processes.map(async (one) => toRow(one, endpoints.get(one.name))));
  const header = ['process', 'state', 'pid', 'port', 'up', 'health'];
  const table = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  if (rows.some((row) => row.at(-1) !== 'well')) process.exitCode = 1;
}

async function toRow(one: ProcessState, endpoint: Endpoint | undefined): Promise<string[]> {
  return [
    one.name,
    one.state.toLowerCase(),
    String(one.pid ?? ''),
    String(endpoint?.port ?? ''),
    one.uptime ?? '',
    await toHealth(endpoint, one.state),
  ];
}
