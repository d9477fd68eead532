import { defineConfig } from 'vitest/config';

const never = [
  '**/node_modules/**',
  '**/build/**',
  '**/.next/**',
  '.stack*/**',
  // Playwright's.
  'e2e/tests/**',
  'tools/checks/fixtures/**',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.int.test.*'],
          // They leave nothing behind, so files share what they import: loading it anew was most of the work.
          isolate: false,
          maxWorkers: '100%',
          // Long enough for a machine that does other work too.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'int',
          include: ['**/*.int.test.{ts,tsx}'],
          exclude: never,
          // They share one running stack: a file that empties an index must not meet another that reads it.
          fileParallelism: false,
          // Conditions are waited for as long as a machine needs that does other work too: a second is not enough.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
