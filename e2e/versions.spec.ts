import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { actOnVersion, openHistory } from './support/history.ts';
import { generate, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** Changes the draft a little: a setting of the solver. */
async function changeSetting(page: Page) {
  await page.getByRole('button', { name: 'Solver settings' }).click();
  await page.getByRole('switch', { name: /^Similar schedule/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

test('versions are named, filtered, restored, downloaded and deleted', async ({ page }, testInfo) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  let drawer = await openHistory(page);

  const otherWindow = await page.context().newPage();
  await otherWindow.goto('/');
  const otherDrawer = await openHistory(otherWindow);
  await page.bringToFront();

  await actOnVersion(page, 'Current version', 'Name this version');
  await drawer.getByLabel('Version name').fill('Not this one');
  await page.keyboard.press('Escape');
  await expect(drawer.getByLabel('Version name')).toBeHidden();
  await expect(drawer.getByText('Not this one')).toBeHidden();
  await actOnVersion(page, 'Current version', 'Name this version');
  await drawer.getByLabel('Version name').fill('Before the timetable');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated version name')).toBeVisible();
  await expect(otherDrawer.getByText('Before the timetable')).toBeVisible();
  await otherWindow.close();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openSchedule(page);
  await generate(page);
  await untilSaved(page);
  drawer = await openHistory(page);
  const current = drawer.getByRole('listitem').filter({ hasText: 'Current version' });
  await expect(current).toContainText('Schedule Generated');
  await actOnVersion(page, 'Before the timetable', 'Compare with another version…');
  await current.getByRole('button', { name: /^Compare with / }).click();
  const comparison = page.getByRole('dialog', { name: 'What has changed' });
  await expect(comparison.getByRole('heading', { name: /lessons are at another place/ })).toBeVisible();
  await expect(comparison.getByText(/Staging area → \w+day period/).first()).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^Penalty/ }).first()).toBeVisible();
  await expect(comparison.getByRole('columnheader')).toHaveText(['Before', 'After']);
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await drawer.getByText('Tagged', { exact: true }).click();
  await expect(drawer.getByText('Before the timetable')).toBeHidden();
  await drawer.getByText('Named', { exact: true }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await actOnVersion(page, 'Before the timetable', 'Download');
  const path = testInfo.outputPath('version.json');
  await (await download).saveAs(path);
  const lessons: { timeSlot: unknown }[] = Object.values(
    JSON.parse(readFileSync(path, 'utf8')).dataStore.lessons,
  );
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons.every(({ timeSlot }) => timeSlot === null)).toBe(true);
  await expect(page.getByText('Version downloaded successfully')).toBeVisible();

  await actOnVersion(page, 'Before the timetable', 'Restore');
  await expect(page.getByText('Version restored successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staging area' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staging area' })).toBeVisible();

  drawer = await openHistory(page);
  await expect(drawer.getByText('Restored from Before the timetable')).toBeVisible();
  await drawer.getByText('Named', { exact: true }).click();
  await actOnVersion(page, 'Before the timetable', 'Delete');
  await page
    .getByRole('dialog', { name: 'Delete this version?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Version deleted successfully')).toBeVisible();
  await expect(drawer.getByText('No named versions')).toBeVisible();
});

test('a snapshot keeps the draft that a result replaces', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);
  await generate(page);
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  // The run begins with what is saved by then.
  const begun = page.waitForResponse('**/api/solver/spawn');
  await page.getByRole('button', { name: 'Make a new schedule' }).click();
  await begun;
  await changeSetting(page);
  await expect(page.getByText('A schedule for an earlier state of your draft is ready')).toBeVisible({
    timeout: 100_000,
  });
  await page.getByRole('button', { name: 'View schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Your draft is newer than this result' })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create Snapshot and import' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Snapshot name').fill('By hand');
  await create.click();
  await expect(page.getByText('The new schedule is in place')).toBeVisible();
  const drawer = await openHistory(page);
  const kept = drawer.getByRole('listitem').filter({ hasText: 'By hand' });
  await expect(kept).not.toContainText('Current version');
});

/** The solver document while a run works, or after it was cancelled. */
function solverDocument(isActive: boolean) {
  const at = new Date().toISOString();
  return {
    executionInstance: { id: 'run-1', jobType: 'solve', startedAt: at, versionID: 'v' },
    location: 'cloud_function',
    lastEvent: {
      at,
      data: isActive ? { event: 'starting', jobType: 'solve' } : { event: 'cancelled', partial: null },
    },
    cancellationRequested: !isActive,
    isActive,
    acknowledged: false,
  };
}

test('restoring asks before it stops the solver, and waits while saving fails', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  await openHistory(page);
  await actOnVersion(page, 'Current version', 'Name this version');
  await page.getByLabel('Version name').fill('With lessons');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated version name')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSchedule(page);

  let isActive = true;
  await page.route('**/api/solver', (route) => route.fulfill({ json: solverDocument(isActive) }));
  await page.route('**/api/solver/spawn', (route) => route.fulfill({ json: solverDocument(isActive) }));
  await page.route('**/api/solver/cancel', (route) => {
    isActive = false;
    return route.fulfill({ json: solverDocument(isActive) });
  });
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await untilSaved(page);
  await openHistory(page);
  await actOnVersion(page, 'With lessons', 'Restore');
  await page.getByRole('button', { name: 'Stop solve' }).click();
  await expect(page.getByText('Version restored successfully')).toBeVisible();
  expect(isActive).toBe(false);
  await expect(page.getByText('The solve was cancelled')).toBeVisible();

  await page.route('**/api/versions/current*', (route) => route.abort());
  await changeSetting(page);
  await expect(page.getByText("We Can't Save Your Work Right Now")).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Version history: your work is not saved' }).click();
  const drawer = page.getByRole('dialog', { name: 'Version history' });
  await expect(drawer.getByText('Versions can be restored as soon as your work is saved.')).toBeVisible();
  await drawer
    .getByRole('listitem')
    .filter({ hasText: 'With lessons' })
    .last()
    .getByRole('button', { name: /^Actions for / })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeDisabled();
});
