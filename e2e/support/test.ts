import { test as base } from '@playwright/test';
import { nameServer, startServer } from './server.ts';

/** Playwright's test with the address of a server that this test run started: each test of the site has one of its own. */
export const test = base.extend<{ server: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use, { project }) => {
      if (project.name !== 'site') return use(undefined);
      const server = await startServer();
      nameServer(server);
      await use(undefined);
      await server.end();
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(process.env.BELLGRID_E2E_URL ?? server);
  },
});

export { expect } from '@playwright/test';
