import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditionId, editionIds } from '@ironbridge/domain';
import { type BusyMember, newBusyMember } from '@ironbridge/people';
import { getSettings } from '@ironbridge/stack';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { rememberVisit } from './remember-visit.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';
import { states } from './states.ts';

const widths = { wide: 1440, narrow: 390 } as const;
const schemes = ['light', 'dark'] as const;
type Width = keyof typeof widths;

interface Shot {
  readonly state: State;
  readonly edition: EditionId;
  readonly width: Width;
  readonly scheme: (typeof schemes)[number];
}

const { ports, state: stateFolder } = getSettings();
const folder = join(stateFolder, 'shots');
const asked = process.argv.slice(2);

const shots = states
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .flatMap((state) =>
    editionIds
      .filter((edition) => state.editions?.includes(edition) ?? true)
      .flatMap((edition) =>
        (['wide', 'narrow'] as const)
          .filter((width) => state.only === undefined || state.only === width)
          .flatMap((width) => schemes.map((scheme) => ({ state, edition, width, scheme }))),
      ),
  );
if (shots.length === 0) {
  console.error(
    `pnpm shots [NAME…], where NAME is one of: ${states.map((s) => s.name).join(', ')}`,
  );
  process.exit(2);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const failed: string[] = [];
const members: Partial<Record<EditionId, Promise<BusyMember>>> = {};
for (const shot of shots) {
  const name = `${shot.state.name}-${shot.edition}-${widths[shot.width]}-${shot.scheme}`;
  try {
    await take(browser, shot, join(folder, `${name}.png`));
    console.log(`  ${name}`);
  } catch (error) {
    failed.push(name);
    console.error(`  ${name}: ${String(error).split('\n')[0]}`);
  }
}
await browser.close();
console.log(`${shots.length - failed.length} pictures in ${folder}, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function take(from: Browser, { state, edition, width, scheme }: Shot, path: string) {
  const context = await from.newContext({
    baseURL: `http://${edition}.localhost:${ports.nginx}`,
    viewport: { width: widths[width], height: width === 'wide' ? 900 : 844 },
    colorScheme: scheme,
    hasTouch: width === 'narrow',
    // Pictures of one state are alike: nothing is caught halfway.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (!state.firstVisit) await rememberVisit(page);
    await page.goto(
      typeof state.path === 'string' ? state.path : state.path(await logIn(context, edition)),
    );
    await state.act?.(page);
    await settle(page);
    await page.screenshot({ path, fullPage: state.whole ?? false });
  } finally {
    await context.close();
  }
}

/** One for all pictures of an edition. */
async function logIn(context: BrowserContext, edition: EditionId): Promise<BusyMember> {
  members[edition] ??= newBusyMember(edition);
  const member = await members[edition];
  await context.addCookies([
    {
      ...{ name: member.cookieName, value: member.token, httpOnly: true, secure: true },
      url: `https://${edition}.localhost:${ports.nginx}`,
    },
  ]);
  return member;
}
