import { join } from 'node:path';
import type { EditionId } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';
import { defineConfig } from '@playwright/test';
import type { EditionOptions } from './support/test.ts';

const { ports, state } = getSettings();
const reports = process.env['IRONBRIDGE_REPORTS'] ?? join(state, 'reports');

const project = (edition: EditionId, width: number) => ({
  name: `${edition}-${width}`,
  // What no width can change is shown once for each edition, and what only one has where it is.
  grepInvert: [width < 960 ? /@wide/ : /@narrow/, ...(edition === 'en' ? [/@cn/] : [])],
  use: {
    edition,
    baseURL: `http://${edition}.localhost:${ports.nginx}`,
    viewport: { width, height: width < 960 ? 844 : 900 },
    hasTouch: width < 960,
  },
});

/** Real journeys in a real browser, against the whole running stack with the demo content. */
export default defineConfig<EditionOptions>({
  testDir: './tests',
  outputDir: join(state, 'e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Both long enough for a machine that does other work too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: join(reports, 'e2e.json') }]],
  use: {
    // A trace of every test costs more than it tells: `--trace on` for the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [project('cn', 1440), project('cn', 390), project('en', 1440), project('en', 390)],
});
