import { existsSync } from 'node:fs';
import { defineConfig, type ReporterDescription } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

// `npm test` counts the tests from this report.
const reports = process.env.BELLGRID_REPORTS;
const reporter: ReporterDescription[] = [['list']];
if (reports) reporter.push(['json', { outputFile: `${reports}/e2e.json` }]);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/server.ts',
  // Every test has an account of its own. One alone leaves a third of two processors idle.
  fullyParallel: true,
  workers: 2,
  projects: [
    // The longest ones run on demand: `BELLGRID_LONG=1 npm run e2e`.
    { name: 'schools', grepInvert: process.env.BELLGRID_LONG ? /@site/ : /@site|@long/ },
    // Announcements, maintenance and the like concern everybody who uses the server.
    { name: 'site', grep: /@site/ },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter,
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Recording takes two fifths of the processor time of a run.
    trace: process.env.BELLGRID_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Beside V8's own jobs Chromium 156 on two processors now and then loses a raster task while a large page
        // scrolls, and draws no frame any more.
        '--js-flags=--single-threaded',
      ],
    },
  },
});
