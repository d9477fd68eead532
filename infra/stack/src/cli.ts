import { parseArgs } from 'node:util';
import { type AppName, appNames } from './process-env.ts';
import { printFailure } from './progress.ts';
import { StackError } from './stack-error.ts';

const usage = `pnpm stack <command>

  up        start everything and wait until it is well
              --engines        the engines alone
              --only api,web   these apps alone (${appNames.join(', ')})
              --nodes 3        three OpenSearch nodes
              --edges 2        two Varnishes
  down      stop everything
  status    every process, whether it is well, since when
  logs      [name] follow the logs
  restart   <name>
  inbox     what was sent by mail and message
              --to a@b.example  to this address or number alone
              --follow          and what comes
  reset     stop everything and delete its data
  dev       the engines, and the apps in watch mode (also: pnpm dev)

Another stack beside this one: IRONBRIDGE_PORT=9080 IRONBRIDGE_STATE=.stack-two pnpm stack up`;

function parseApps(text: string): AppName[] {
  return text.split(',').map((word) => {
    const name = appNames.find((known) => known === word.trim());
    if (name === undefined) {
      throw new StackError(`There is no app ${word}.`, {
        hint: `There are ${appNames.join(', ')}.`,
      });
    }
    return name;
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engines: { type: 'boolean' },
      only: { type: 'string' },
      nodes: { type: 'string' },
      edges: { type: 'string' },
      to: { type: 'string' },
      follow: { type: 'boolean', short: 'f' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, name] = positionals;
  const chosen = values.engines ? [] : values.only ? parseApps(values.only) : appNames;
  const counts = {
    ...(values.nodes ? { nodes: Number(values.nodes) } : {}),
    ...(values.edges ? { edges: Number(values.edges) } : {}),
  };
  switch (values.help ? undefined : command) {
    case 'up':
      return (await import('./up.ts')).up({ apps: chosen, ...counts });
    case 'dev':
      return (await import('./dev.ts')).dev({ apps: chosen, ...counts });
    case 'down':
      return (await import('./down.ts')).down();
    case 'reset':
      return (await import('./down.ts')).reset();
    case 'status':
      return (await import('./status.ts')).status();
    case 'logs':
      return (await import('./logs.ts')).logs(name);
    case 'inbox':
      return (await import('./inbox.ts')).inbox(values);
    case 'restart':
      return (await import('./restart.ts')).restart(name);
    default:
      console.log(usage);
      if (!values.help && command !== undefined) {
        throw new StackError(`There is no command ${command} ${name ?? ''}`);
      }
  }
}

try {
  await main();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
