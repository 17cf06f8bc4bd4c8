import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { signUp } from '../../e2e/support/account.ts';
import { type Figure, measureEditor } from './measure-editor.ts';
import { installClock } from './page-clock.ts';
import { reportOf } from './report.ts';
import { takeBigSchool } from './school.ts';
import { scriptBytes } from './script-sizes.ts';

const systemChromium = '/usr/bin/chromium';

async function open(browser: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const context = await browser.newContext({
    baseURL: process.env.BELLGRID_E2E_URL ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...(state ? { storageState: state } : {}),
  });
  await context.addInitScript(installClock);
  return { context, page: await context.newPage() };
}

/** Milliseconds from the start of navigation until a selector is painted, with an empty cache. */
async function firstLoad(page: Page, path: string, ready: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate((selector) => window.bench.painted(selector), ready);
}

const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const maker = await open(browser);
  await signUp(maker.page);
  await takeBigSchool(maker.page);
  const state = await maker.context.storageState();
  await maker.context.close();

  const figures: Figure[] = [];
  const signIn = await open(browser);
  const signInLoad = await firstLoad(signIn.page, '/dashboard/login', 'input[type=password]');
  figures.push({ name: 'first load: sign-in screen', ms: [signInLoad], limit: 2000 });
  const signInBytes = await scriptBytes(signIn.page);
  await signIn.context.close();

  const editor = await open(browser, state);
  const structureLoad = await firstLoad(editor.page, '/', 'main table, main [role=grid]');
  figures.push({ name: 'first load: Schedule Structure', ms: [structureLoad], limit: 2000 });
  const editorBytes = await scriptBytes(editor.page);
  await editor.context.close();

  for (const [name, path, ready] of [
    ['Teachers', '/teachers', '[data-item]'],
    ['Schedule', '/schedule/classes', '[data-lesson-id]'],
  ] as const) {
    const cold = await open(browser, state);
    figures.push({ name: `first load: ${name}`, ms: [await firstLoad(cold.page, path, ready)], limit: 2000 });
    await cold.context.close();
  }

  const work = await open(browser, state);
  figures.push(...(await measureEditor(work.page)));
  await work.context.close();

  const sizes = [
    { name: 'sign-in screen', bytes: signInBytes, limit: 250_000 },
    { name: "the editor's first screen", bytes: editorBytes, limit: 350_000 },
  ];
  const load = loadavg()[0] ?? 0;
  process.stdout.write(
    reportOf({
      load,
      figures,
      sizes,
      browser: browser.version(),
      machine: `${cpus().length} × ${cpus()[0]?.model}`,
    }),
  );
} finally {
  await browser.close();
}
