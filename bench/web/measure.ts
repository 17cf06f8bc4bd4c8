import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { signUp } from '../../e2e/support/account.ts';
import { enrolAdministrator } from '../../e2e/support/administrator.ts';
import { addSchools } from '../../e2e/support/schools.ts';
import { createCpuClock } from './cpu-clock.ts';
import { measureClients } from './measure-clients.ts';
import { measureConstraints } from './measure-constraints.ts';
import { type Figure, measureEditor } from './measure-editor.ts';
import { measureJoining } from './measure-joining.ts';
import { measureMatrix } from './measure-matrix.ts';
import { measureSchedule } from './measure-schedule.ts';
import { installClock } from './page-clock.ts';
import {
  reportOf,
  reportOfClients,
  reportOfConstraints,
  reportOfJoining,
  reportOfMatrix,
  reportOfSchedule,
} from './report.ts';
import { takeBigSchool } from './school.ts';
import { scriptBytes } from './script-sizes.ts';

const systemChromium = '/usr/bin/chromium';

async function open(browser: Browser, state?: State) {
  const context = await browser.newContext({
    baseURL: process.env.BELLGRID_E2E_URL ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...(state ? { storageState: state } : {}),
  });
  await context.addInitScript(installClock);
  return { context, page: await context.newPage() };
}

/** From the start of navigation until a selector is painted, with an empty cache. */
async function firstLoad(page: Page, name: string, path: string, ready: string): Promise<Figure> {
  const cpu = await createCpuClock(page);
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await page.evaluate((selector) => window.bench.painted(selector), ready);
  return { name: `first load: ${name}`, ms: [ms], cpu: [await cpu.now()], limit: 2000 };
}

// With V8's own threads, which the browser tests do without: users have them, and without them the page works
// a tenth to a third longer. Chromium occasionally stops drawing frames with them; the time limit of
// `run.mjs` ends such a run.
const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  if (process.argv.includes('schedule')) await reportSchedule();
  else if (process.argv.includes('constraints')) await reportConstraints();
  else if (process.argv.includes('matrix')) await reportMatrix();
  else if (process.argv.includes('clients')) await reportClients();
  else if (process.argv.includes('joining')) await reportJoining();
  else await reportAll();
} finally {
  await browser.close();
}

async function reportAll(): Promise<void> {
  const maker = await open(browser);
  await signUp(maker.page);
  await takeBigSchool(maker.page, 'full');
  const state = await maker.context.storageState();
  await maker.context.close();

  const figures: Figure[] = [];
  const signIn = await open(browser);
  const password = 'input[type=password]';
  figures.push(await firstLoad(signIn.page, 'sign-in screen', '/dashboard/login', password));
  const signInBytes = await scriptBytes(signIn.page);
  await signIn.context.close();

  const editor = await open(browser, state);
  figures.push(await firstLoad(editor.page, 'Schedule Structure', '/', 'main table, main [role=grid]'));
  const editorBytes = await scriptBytes(editor.page);
  await editor.context.close();

  for (const [name, path, ready] of [
    ['Teachers', '/teachers', '[data-item]'],
    ['Schedule', '/schedule/classes', '[data-lesson-id]'],
  ] as const) {
    const cold = await open(browser, state);
    figures.push(await firstLoad(cold.page, name, path, ready));
    await cold.context.close();
  }

  const work = await open(browser, state);
  figures.push(...(await measureEditor(work.page)));
  await work.context.close();

  figures.push(...(await joiningFigures(state)));

  const sizes = [
    { name: 'sign-in screen', bytes: signInBytes, limit: 250_000 },
    { name: "the editor's first screen", bytes: editorBytes, limit: 350_000 },
  ];
  process.stdout.write(reportOf({ ...circumstances(), figures, sizes }));
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The times until another window shows what was saved, and until the browser keeps an edit. */
async function joiningFigures(state: State): Promise<Figure[]> {
  const windows = await Promise.all([open(browser, state), open(browser, state)]);
  const figures = await measureJoining(windows[0].page, windows[1].page);
  for (const { context } of windows) await context.close();
  return figures;
}

/** The joining of two windows alone. */
async function reportJoining(): Promise<void> {
  const { page, context } = await open(browser);
  await signUp(page);
  await takeBigSchool(page, 'full');
  const state = await context.storageState();
  await context.close();
  process.stdout.write(reportOfJoining({ ...circumstances(), figures: await joiningFigures(state) }));
}

/** The schedule by hand alone. */
async function reportSchedule(): Promise<void> {
  const { page, context } = await open(browser);
  await signUp(page);
  await takeBigSchool(page, 'schedule');
  const { figures, megabytes } = await measureSchedule(page);
  await context.close();
  process.stdout.write(reportOfSchedule({ ...circumstances(), figures, megabytes }));
}

/** The Constraints Dashboard alone. */
async function reportConstraints(): Promise<void> {
  const { page, context } = await open(browser);
  await signUp(page);
  await takeBigSchool(page, 'full');
  const figures = await measureConstraints(page, await createCpuClock(page));
  await context.close();
  process.stdout.write(reportOfConstraints({ ...circumstances(), figures }));
}

/** The curriculum matrix alone. */
async function reportMatrix(): Promise<void> {
  const { page, context } = await open(browser);
  await signUp(page);
  await takeBigSchool(page, 'matrix');
  const figures = await measureMatrix(page);
  await context.close();
  process.stdout.write(reportOfMatrix({ ...circumstances(), figures }));
}

/** The administration's table of schools alone. */
async function reportClients(): Promise<void> {
  const { page, context } = await open(browser);
  const person = await signUp(page);
  await enrolAdministrator(page, person);
  addSchools(5000);
  const figures = await measureClients(page, await createCpuClock(page));
  await context.close();
  process.stdout.write(reportOfClients({ ...circumstances(), figures }));
}

function circumstances() {
  return {
    load: loadavg()[0] ?? 0,
    browser: browser.version(),
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
  };
}
