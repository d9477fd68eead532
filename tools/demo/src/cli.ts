import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStackEnv, runningStack } from '@ironbridge/stack';
import { checkDemo } from './check.ts';
import { type Choice, everything, small } from './content/choice.ts';
import { Desk } from './desk.ts';
import type { Loaded } from './loaded.ts';
import { Press } from './making/press.ts';
import { loadPeople, type People } from './people.ts';
import { Problem } from './problem.ts';
import { loadArticles } from './steps/articles.ts';
import { loadBanners } from './steps/banners.ts';
import { loadCatalogue } from './steps/catalogue.ts';
import { loadDataSheets } from './steps/data-sheets.ts';
import { loadFilms } from './steps/films.ts';
import { loadFrontPages } from './steps/front.ts';
import { loadHall } from './steps/hall.ts';
import { loadHouse, loadRedirects } from './steps/house.ts';
import { loadMagazines } from './steps/magazines.ts';
import { loadPapers } from './steps/papers.ts';
import { loadPictures } from './steps/pictures.ts';
import { loadReference } from './steps/reference.ts';
import { loadSite } from './steps/site.ts';

const { values: asked } = parseArgs({
  options: { small: { type: 'boolean' }, check: { type: 'boolean' } },
});
const size = asked.small ? 'small' : 'full';

async function loadDemo(): Promise<void> {
  const { state } = await runningStack();
  const env = loadStackEnv(state);
  const origin = getAddress(env, 'DESK_ORIGIN');
  const desk = new Desk(origin);
  const people = await loadPeople(desk, state, env);
  if (!asked.check) {
    console.log(`Loading the demo through ${origin}`);
    await loadAll(desk, size === 'small' ? small : everything);
  }
  await checkAll(desk);
  console.log(`\nReaders: ${getAddress(env, 'CN_ORIGIN')} and ${getAddress(env, 'EN_ORIGIN')}`);
  console.log(`Editors: ${origin}`);
  showPeople(people);
}

async function loadAll(desk: Desk, choice: Choice): Promise<void> {
  const now = new Date();
  const reference = await loadReference(desk, choice);
  await loadSite(desk);
  const pictures = await loadPictures(desk, choice);
  const press = await Press.open();
  try {
    const sheets = await loadDataSheets(desk, press, choice);
    const catalogue = await loadCatalogue(desk, reference, { pictures, sheets }, choice, now);
    const loaded: Loaded = { choice, reference, pictures, catalogue, now };
    const articles = await loadArticles(desk, loaded);
    const shows = await loadHall(desk, loaded);
    await loadHouse(desk, loaded);
    const videos = await loadFilms(desk, loaded);
    const papers = await loadPapers(desk, press, loaded);
    const { magazines, issues } = await loadMagazines(desk, press, articles, loaded);
    await loadBanners(desk, press, loaded);
    await loadRedirects(desk, magazines);
    await loadFrontPages(desk, { articles, videos, papers, shows, issues }, loaded);
  } finally {
    await press.close();
  }
}

async function checkAll(desk: Desk): Promise<void> {
  if (await checkDemo(desk, size)) return;
  throw new Problem('Something of the demo is missing.', 'Load it again: pnpm demo');
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
