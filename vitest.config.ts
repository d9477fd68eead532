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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
