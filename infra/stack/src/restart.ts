import { getEndpoint, toEndpoints } from './endpoints.ts';
import { getMachine } from './machine.ts';
import { step } from './progress.ts';
import { getSettings } from './settings.ts';
import { StackError } from './stack-error.ts';
import { Supervisor } from './supervisor.ts';
import { waitHealthy } from './wait-healthy.ts';

export async function restart(name: string | undefined): Promise<void> {
  const settings = getSettings();
  const supervisor = new Supervisor(settings.state);
  const known = (await supervisor.isRunning())
    ? (await supervisor.status()).map((one) => one.name)
    : [];
  if (name === undefined || !known.includes(name)) {
    throw new StackError(`${name ?? 'Nothing'} does not run here.`, {
      hint: known.length > 0 ? `There are ${known.join(', ')}.` : 'Start the stack: pnpm stack up',
    });
  }
  const endpoint = getEndpoint(toEndpoints(settings, await getMachine()), name);
  await step(`Restart ${name}`, async () => {
    await supervisor.restart(name);
    await waitHealthy({ ...endpoint, name, title: name, patienceSeconds: 120 }, supervisor);
  });
}
