import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  createSchool,
  FILE_VERSION,
  groupSchema,
  loadDraftFile,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import { chromium, type Page, type Request } from '@playwright/test';
import { newPerson, type Person, signIn, signUp } from './support/account.ts';
import { suspend } from './support/administrator.ts';
import { cutSaves, keptCopies, keptEntries, SAVES } from './support/kept-copies.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const item = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A school with classrooms, on their screen, saved. */
async function openClassrooms(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Classrooms', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add classroom' })).toBeVisible();
}

async function newSchool(page: Page, person: Person = newPerson()): Promise<void> {
  await signUp(page, person);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  await openClassrooms(page);
}

async function addRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add classroom' }).click();
  const form = page.getByRole('form', { name: 'New classroom' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item(page, name)).toBeVisible();
}

async function renameRoom(page: Page, from: string, to: string): Promise<void> {
  await item(page, from).click();
  const form = page.getByRole('form');
  await form.getByLabel('Name', { exact: true }).fill(to);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item(page, to)).toBeVisible();
}

/** Ends the tab as a crash does: without the last save of a page that is closed, which no route holds up. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
}

test('what a killed window had not saved is offered at the next opening, and restored as one step', async ({
  page,
  context,
}) => {
  await newSchool(page);
  await cutSaves(context);
  await addRoom(page, 'Planetarium');
  await addRoom(page, 'Aquarium');
  await expect.poll(async () => (await keptCopies(page)).join()).toContain('Aquarium');
  // A page that closes in the usual way may still save, past the cut.
  await crash(page);

  const next = await context.newPage();
  await next.goto('/classrooms');
  const dialog = next.getByRole('dialog', { name: 'Changes that were not saved' });
  await expect(dialog).toContainText('2 changes');
  await expect(dialog).toContainText('Classroom Planetarium added');
  await next.keyboard.press('Escape');
  await context.unroute(SAVES);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(item(next, 'Planetarium')).toBeVisible();
  await expect(item(next, 'Aquarium')).toBeVisible();
  await untilSaved(next);
  await expect.poll(() => keptCopies(next)).toHaveLength(0);
  await next.getByRole('button', { name: /^Undo: Restore unsaved changes/ }).click();
  await expect(item(next, 'Planetarium')).toHaveCount(0);
});

test('what was typed in a form is offered in it after the window was killed, and restored there', async ({
  page,
  context,
}) => {
  await newSchool(page);
  await page.getByRole('button', { name: 'Add classroom' }).click();
  const form = page.getByRole('form', { name: 'New classroom' });
  await form.getByLabel('Name', { exact: true }).fill('Planetarium');
  await expect.poll(async () => (await keptEntries(page)).join()).toContain('Planetarium');
  await crash(page);

  const next = await context.newPage();
  await next.goto('/');
  const notice = next.getByRole('status').filter({ hasText: 'Not saved when the window was closed' });
  await expect(notice).toContainText('“New classroom”');
  await notice.getByRole('button', { name: 'Open' }).click();
  const again = next.getByRole('form', { name: 'New classroom' });
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Planetarium');
  await expect(notice).toHaveCount(0);
  // Loaded again, it is offered again until it is saved.
  next.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(async () => (await keptEntries(next)).join()).toContain('Planetarium');
  await next.reload();
  await expect(notice).toBeVisible();
  await next.getByRole('button', { name: 'Add classroom' }).click();
  await again.getByRole('button', { name: 'Restore' }).click();
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item(next, 'Planetarium')).toBeVisible();
  await expect.poll(() => keptEntries(next)).toHaveLength(0);
});

test('work is kept on the disk at once, also after the browser has closed its database', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const made: unknown[] = [];
    Object.assign(globalThis, { durabilities: made });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite') made.push(options?.durability);
      return transaction.call(this, stores, mode, options);
    };
  });
  await newSchool(page);
  await cutSaves(context);
  await addRoom(page, 'Planetarium');
  await expect.poll(async () => (await keptCopies(page)).join()).toContain('Planetarium');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await addRoom(page, 'Aquarium');
  await expect.poll(async () => (await keptCopies(page)).join()).toContain('Aquarium');
  const durabilities = await page.evaluate(() => Reflect.get(globalThis, 'durabilities') as unknown[]);
  expect(new Set(durabilities)).toEqual(new Set(['strict']));
});

test('a browser that is killed while a new curriculum is typed loses nothing that was entered', async ({
  browserName: _,
  launchOptions,
  baseURL,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' });
  const person = newPerson();
  let context = await open();
  try {
    const page = await context.newPage();
    await signUp(page, person);
    await page.getByRole('button', { name: 'Build', exact: true }).click();
    await cutSaves(context);
    await page.getByRole('navigation').getByRole('link', { name: 'Subjects', exact: true }).click();
    await page.getByText('Matrix', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Add class' }).click();
    for (const name of ['5A', '5B']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Add subject' }).fill('Maths');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Maths' })).toBeVisible();
    // An unknown teacher waits for a second Enter.
    await page.keyboard.type('4 Adams');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await keptCopies(page)).join()).toContain('Maths');
    const gone = context.waitForEvent('close');
    kill(profile);
    await gone;

    context = await open();
    const next = await context.newPage();
    await next.goto('/subjects');
    // The browser may not have written the cookie of the session yet.
    const offer = next.getByRole('dialog', { name: 'Changes that were not saved' });
    await expect(offer.or(next.getByLabel('E-mail'))).toBeVisible();
    if (await next.getByLabel('E-mail').isVisible()) await signIn(next, person);
    await expect(offer).toContainText('Class 5A added');
    await offer.getByRole('button', { name: 'Restore' }).click();
    await next.getByText('Matrix', { exact: true }).click();
    for (const name of ['5A', '5B']) {
      await expect(next.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect(next.getByRole('rowheader', { name: 'Maths' })).toBeVisible();
    await untilSaved(next);
  } finally {
    await context.close();
  }
});

/** Kills every process of the browser that uses a profile, at once. */
function kill(profile: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      if (words.includes(`--user-data-dir=${profile}`)) process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** A school whose file is larger than a request that outlives its page may be. */
function largeSchool(): Buffer {
  const draft = createSchool({ schoolName: 'Large School', hasAcceptedTerms: true });
  draft.config.isClassroomsEnabled = true;
  const [structure] = Object.keys(draft.schoolData.structures);
  for (let index = 0; index < 4000; index += 1) {
    const id = `class-${index}`;
    const name = [1, 2, 3, 4].map((part) => ((part * index * 2654435761) % 2 ** 32).toString(36)).join('');
    draft.groups[id] = groupSchema.parse({ id, name, structure });
  }
  const solutionStore = { version: SOLUTION_VERSION, solution: null } as const;
  return gzipSync(
    serializeDraftFile({ fileVersion: FILE_VERSION, dataStore: draft, solutionStore, pageMemory: {} }),
  );
}

test('the last edit of a large school is offered after the page was loaded again before it was saved', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, newPerson());
  const file = largeSchool();
  expect(file.byteLength).toBeGreaterThan(64 * 1024);
  const latest = await (await page.request.get('/api/versions/latest')).json();
  const headers = { origin: baseURL ?? '', 'content-type': 'application/gzip' };
  const address = `/api/versions/current?baseHash=${latest.version?.hash ?? ''}&sessionID=large`;
  const saved = await page.request.put(address, { headers, data: file });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/classrooms');
  await cutSaves(context);
  page.on('dialog', (dialog) => void dialog.accept());
  await addRoom(page, 'Planetarium');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Changes that were not saved' });
  await expect(dialog).toContainText('Classroom Planetarium added');
  await context.unroute(SAVES);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(item(page, 'Planetarium')).toBeVisible();
  await untilSaved(page);
});

test('restoring unsaved work asks about what was deleted on another device meanwhile', async ({
  page,
  context,
  browser,
}) => {
  const person = newPerson();
  await newSchool(page, person);
  const saved = page.waitForResponse((response) => response.url().includes('/api/versions/current'));
  await addRoom(page, 'Planetarium');
  await saved;
  await untilSaved(page);
  await cutSaves(context);
  await renameRoom(page, 'Planetarium', 'Star Room');
  await addRoom(page, 'Aquarium');
  await expect.poll(async () => (await keptCopies(page)).join()).toContain('Aquarium');
  // A page that closes in the usual way may still save, past the cut.
  await crash(page);

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto('/');
  await signIn(other, person);
  await openClassrooms(other);
  await item(other, 'Planetarium').press('Delete');
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(item(other, 'Planetarium')).toHaveCount(0);
  await untilSaved(other);
  await device.close();

  await context.unroute(SAVES);
  const next = await context.newPage();
  await next.goto('/classrooms');
  await next.getByRole('button', { name: 'Restore' }).click();
  const dialog = next.getByRole('dialog', { name: 'Changed in two windows' });
  await expect(dialog).toContainText('Planetarium');
  await dialog.getByRole('radio', { name: /In the other window/ }).click();
  await dialog.getByRole('button', { name: 'Keep selection' }).click();
  await expect(item(next, 'Aquarium')).toBeVisible();
  await expect(item(next, 'Star Room')).toHaveCount(0);
  await untilSaved(next);
});

test('unsaved work may be discarded, goes with a sign-out and with the account, and is never offered to another', async ({
  page,
  context,
}) => {
  const first = newPerson();
  await newSchool(page, first);
  await cutSaves(context);
  await addRoom(page, 'Planetarium');
  await expect.poll(() => keptCopies(page)).toHaveLength(1);
  await crash(page);

  const next = await context.newPage();
  await next.goto('/classrooms');
  const dialog = next.getByRole('dialog', { name: 'Changes that were not saved' });
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => keptCopies(next)).toHaveLength(0);

  await addRoom(next, 'Aquarium');
  await expect.poll(() => keptCopies(next)).toHaveLength(1);
  await crash(next);
  await context.clearCookies();
  await context.unroute(SAVES);
  const other = await context.newPage();
  await signUp(other);
  await expect(other.getByRole('button', { name: 'Try an example school' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await cutSaves(context);
  await other.getByRole('button', { name: 'Try an example school' }).click();
  await expect.poll(() => keptCopies(other)).toHaveLength(2);
  await other.getByRole('button', { name: /^Account: / }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Discard changes' }).click();
  await other.waitForURL(/\/dashboard\/login/);
  // That of the first account stays for it, until the account is deleted.
  await expect.poll(() => keptCopies(other)).toHaveLength(1);
  await signIn(other, first);
  await other.waitForURL('/');
  await other.goto('/dashboard/account');
  const offer = other.getByRole('dialog', { name: 'Changes that were not saved' });
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => keptCopies(other)).not.toHaveLength(0);
  await other.getByLabel('Current password').last().fill(first.password);
  await other.getByRole('button', { name: 'Delete account' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await other.waitForURL(/\/dashboard\/login/);
  await expect.poll(() => keptCopies(other)).toHaveLength(0);
});

test('changes of two windows reach one another, and what both have changed is chosen side by side', async ({
  page,
  context,
}) => {
  await newSchool(page);
  const other = await context.newPage();
  await other.goto('/classrooms');
  await expect(other.getByRole('button', { name: 'Add classroom' })).toBeVisible();
  await addRoom(page, 'Planetarium');
  await addRoom(other, 'Aquarium');
  for (const each of [page, other]) {
    await expect(item(each, 'Planetarium')).toBeVisible({ timeout: 15_000 });
    await expect(item(each, 'Aquarium')).toBeVisible({ timeout: 15_000 });
    await untilSaved(each);
  }

  for (const each of [page, other]) await cutSaves(each);
  await renameRoom(page, 'Planetarium', 'Star Room');
  await renameRoom(other, 'Planetarium', 'Moon Room');
  await renameRoom(other, 'Aquarium', 'Sun Room');
  // The one that saves later is asked.
  await page.unroute(SAVES);
  await untilSaved(page);
  await other.unroute(SAVES);
  const dialog = other.getByRole('dialog', { name: 'Changed in two windows' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toContainText('Star Room');
  await expect(dialog).toContainText('Moon Room');
  await dialog.getByRole('radio', { name: /In the other window/ }).click();
  await dialog.getByRole('button', { name: 'Keep selection' }).click();
  for (const each of [page, other]) {
    await expect(item(each, 'Star Room')).toBeVisible({ timeout: 15_000 });
    await expect(item(each, 'Sun Room')).toBeVisible({ timeout: 15_000 });
  }
  // The step that the other window has overruled is not taken back over it.
  await untilSaved(other);
  await other.getByRole('button', { name: /^Undo: / }).click();
  await expect(item(other, 'Aquarium')).toBeVisible();
});

test('a session that ended goes on in place, and the work is saved', async ({ page, baseURL }) => {
  const person = newPerson();
  await newSchool(page, person);
  await page.request.post('/api/auth/sign-out', { headers: { origin: baseURL ?? '' }, data: {} });
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await addRoom(page, 'Planetarium');
  await untilSaved(page);
  await page.reload();
  await expect(item(page, 'Planetarium')).toBeVisible();
});

test('offline, every screen opens and the work goes on; it is saved when the network is back', async ({
  page,
  context,
}) => {
  const screensAreFetched = watchScreens(page);
  await newSchool(page);
  await expect.poll(screensAreFetched, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /^Offline$/ })).toBeVisible();
  await addRoom(page, 'Planetarium');
  const account = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const openAccountMenu = () => page.getByRole('button', { name: /^Account: / }).click();
  await openAccountMenu();
  await account('Account').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Account', exact: true })).toBeVisible();
  await openAccountMenu();
  await account('Home').click();
  await expect(page.getByRole('heading', { level: 2, name: /^Good / })).toBeVisible();
  await page.goBack();
  await page.goBack();
  for (const [name, heading = name] of [
    ['Schedule Structure'],
    ['Teachers'],
    ['Subjects'],
    ['Classes'],
    ['Constraints', 'Constraints Dashboard'],
    ['Schedule'],
    ['Export Schedule', 'Export Schedule'],
    ['Classrooms'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    if (name !== 'Export Schedule') continue;
    await page.getByRole('link', { name: 'Publish…' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publish', exact: true })).toBeVisible();
  }
  await expect(page.getByText('You are offline')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await untilSaved(page);
  await page.reload();
  await expect(item(page, 'Planetarium')).toBeVisible();
});

test('a suspended user is told at once and can still download the work', async ({ page, baseURL }) => {
  const person = newPerson();
  await newSchool(page, person);
  await cutSaves(page.context());
  await addRoom(page, 'Planetarium');
  suspend(person);
  const dialog = page.getByRole('dialog', { name: /suspended/i });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  // Unsaved work goes with the sign-out only after a question.
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toContainText('Your latest changes are not saved');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^export .*\.json$/);
  expect(baseURL).toBeTruthy();

  // Loaded again, the window has no open draft: the saved one is downloaded.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = loadDraftFile(readFileSync(await (await again).path(), 'utf8'));
  expect(saved.ok && Object.keys(saved.file.dataStore.teachers).length).toBeGreaterThan(0);
});

/** Returns a question: is the code of every screen of the editor here, which is fetched once the editor has opened? */
function watchScreens(page: Page): () => boolean {
  const missing = new Set([
    'AccountPage',
    'ClassesPage',
    'ConstraintsPage',
    'ExportPage',
    'HomePage',
    'PublishPage',
    'SchedulePage',
    'SubjectsPage',
    'TeachersPage',
  ]);
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' && request.resourceType() !== 'stylesheet') return;
    coming.add(request);
    for (const name of missing) if (request.url().includes(`/${name}-`)) missing.delete(name);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  return () => missing.size === 0 && coming.size === 0;
}

test('the last change is undone after a reload, and with nothing left the button leads to the version history', async ({
  page,
}) => {
  await newSchool(page);
  await addRoom(page, 'Planetarium');
  await untilSaved(page);
  await page.reload();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(item(page, 'Planetarium')).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo: / }).click();
  await expect(item(page, 'Planetarium')).toBeVisible();
  await untilSaved(page);
  // Another tab has no steps of this one.
  const other = await page.context().newPage();
  await other.goto('/classrooms');
  await expect(item(other, 'Planetarium')).toBeVisible();
  await other.getByRole('button', { name: 'Undo', exact: true }).dispatchEvent('click');
  const hint = other.getByRole('status').filter({ hasText: 'Nothing to undo' });
  await hint.getByRole('button', { name: 'Open version history' }).click();
  await expect(other.getByRole('dialog', { name: 'Version history' })).toBeVisible();
});
