import { relative } from 'node:path';
import { loadStackEnv, runningStack } from '@ironbridge/stack';
import { Desk } from './desk.ts';
import { loadPeople, type People } from './people.ts';
import { Problem } from './problem.ts';
import { loadArticles } from './steps/articles.ts';
import { loadCatalogue } from './steps/catalogue.ts';
import { loadPictures } from './steps/pictures.ts';
import { loadReference, loadSite } from './steps/reference.ts';

async function loadDemo(): Promise<void> {
  const { state } = await runningStack();
  const env = loadStackEnv(state);
  const origin = getAddress(env, 'DESK_ORIGIN');
  console.log(`Loading the demo through ${origin}`);
  const desk = new Desk(origin);
  const people = await loadPeople(desk, state, env);
  const now = new Date();
  const reference = await loadReference(desk);
  await loadSite(desk);
  const pictures = await loadPictures(desk);
  const catalogue = await loadCatalogue(desk, reference, pictures, now);
  await loadArticles(desk, { reference, pictures, catalogue, now });
  console.log(`\nReaders: ${getAddress(env, 'CN_ORIGIN')} and ${getAddress(env, 'EN_ORIGIN')}`);
  console.log(`Editors: ${origin}`);
  showPeople(people);
}

function getAddress(env: Readonly<Record<string, string>>, name: string): string {
  const address = env[name];
  if (!address)
    throw new Problem(`The stack does not say ${name}.`, 'Start it anew: pnpm stack up');
  return address;
}

/** Passwords are shown when they are made; later the file has them. */
function showPeople({ people, file, isNew }: People): void {
  const kept = relative(process.cwd(), file);
  if (!isNew) {
    console.log(`Log in as one of the people in ${kept}`);
    return;
  }
  for (const { role, email, password } of people) {
    console.log(`  ${role.padEnd(14)} ${email.padEnd(34)} ${password}`);
  }
  console.log(`(kept in ${kept})`);
}

function findHint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('hint' in error)) return undefined;
  return typeof error.hint === 'string' ? error.hint : undefined;
}

try {
  await loadDemo();
} catch (error) {
  const hint = findHint(error);
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (hint) console.error(`→ ${hint}`);
  else if (error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
}
