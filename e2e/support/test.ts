import { test as base } from '@playwright/test';

/** Playwright's test with the address of the server that this test run started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.BELLGRID_E2E_URL);
  },
});

export { expect } from '@playwright/test';
