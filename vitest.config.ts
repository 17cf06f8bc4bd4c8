import { defineConfig } from 'vitest/config';

// Files share a process, which halves the time: tests must leave no state behind.
const quiet = { environment: 'node' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 };

// `npm test` counts the tests from this report.
const reports = process.env.BELLGRID_REPORTS;

export default defineConfig({
  test: {
    passWithNoTests: true,
    // By default one processor is left idle, of two that is half.
    maxWorkers: '100%',
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/unit.json` }]] : ['default'],
    projects: [
      {
        test: {
          ...quiet,
          name: 'node',
          include: ['{packages,apps/server,apps/cli,bench,scripts,e2e/support}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          ...quiet,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
