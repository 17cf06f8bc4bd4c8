import { test as base } from '@playwright/test';

/** Playwright's test with the address of a server that this test run started: the tests of the site have one of their own. */
export const test = base.extend<object, { server: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use, { project }) => {
      if (project.name === 'site') {
        process.env.BELLGRID_E2E_URL = process.env.BELLGRID_E2E_SITE_URL;
        process.env.BELLGRID_E2E_DATA_DIR = process.env.BELLGRID_E2E_SITE_DATA_DIR;
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.BELLGRID_E2E_URL);
  },
});

export { expect } from '@playwright/test';
