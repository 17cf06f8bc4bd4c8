import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './apps/server/src/test-support/postgres-cluster.ts';

// Files share a process, which halves the time: tests must leave no state behind.
// The command line speaks the language of the shell.
const env = { LC_ALL: 'C' };
const quiet = { environment: 'node' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000, env };
// What starts processes waits for a busy machine.
const patient = { ...quiet, testTimeout: 180_000, hookTimeout: 180_000 };
const exclude = ['**/node_modules/**', '**/dist/**'];

// `npm test` counts the tests from these reports: one of each script, `unit` and `integration`.
const reports = process.env.BELLGRID_REPORTS;
const report = `${reports}/${process.env.npm_lifecycle_event ?? 'vitest'}.json`;

// Tests that start processes, databases or threads, or go through hundreds of real school files.
const integration = [
  'apps/server/src/**/*.{db,sqlite}.test.ts',
  'apps/cli/src/**/*.test.ts',
  'packages/formats/src/exports/paper/{pdf-words,read-back}.test.ts',
  'packages/formats/src/imports/fuzz.test.ts',
  'packages/formats/src/imports/fet/fet-*.test.ts',
  'packages/constraints/src/conflict/confirm-conflict.test.ts',
  'packages/runner/src/run.test.ts',
];

const web = 'apps/web/src';
// Tests that render screens into a document say so in their first line.
const rendered = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((file) => join(web, file))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'));
const longRendered = [
  `${web}/features/constraints/dashboard-forms.test.ts`,
  `${web}/features/schedule/placing/by-hand.test.ts`,
];
/** Each of their files has modules of its own: those of another file would keep its document, which is gone. */
const screens = (name: string, include: string[]) => ({
  test: { ...patient, isolate: true, name, include, exclude },
});

// Every `*.db.test.ts` of the server runs twice: on SQLite, and where Debian's postgresql is installed on that.
const onPostgres = {
  ...patient,
  name: 'postgres',
  include: ['apps/server/src/**/*.{db,postgres}.test.ts'],
  globalSetup: ['apps/server/src/test-support/postgres-setup.ts'],
  exclude,
};
const withoutPostgres = {
  ...quiet,
  name: 'postgres',
  include: ['apps/server/src/test-support/postgres-missing.test.ts'],
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    // By default one processor is left idle, of two that is half.
    maxWorkers: '100%',
    reporters: reports ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          ...quiet,
          name: 'node',
          include: ['{packages,apps/server,apps/cli,bench,scripts,e2e/support}/**/*.test.ts'],
          exclude: [...exclude, ...integration, '**/*.postgres.test.ts', '**/postgres-missing.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'integration',
          include: integration,
          globalSetup: ['apps/cli/src/testing/build-setup.ts'],
          exclude,
        },
      },
      { test: postgresPrograms() ? onPostgres : withoutPostgres },
      {
        test: {
          ...quiet,
          name: 'web',
          include: [`${web}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, ...integration, ...rendered],
        },
      },
      screens(
        'screens',
        rendered.filter((file) => !longRendered.includes(file)),
      ),
      screens('long-screens', longRendered),
    ],
  },
});
