import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { generate, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'Version history' }).click();
  const drawer = page.getByRole('dialog', { name: 'Version history' });
  await expect(drawer.getByText('Current version')).toBeVisible();
  return drawer;
}

/** Opens the menu of the first version that holds a text. */
async function act(page: Page, text: string, action: string) {
  const version = page.getByRole('dialog').getByRole('listitem').filter({ hasText: text }).first();
  await version.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('versions are named, filtered, restored, downloaded and deleted', async ({ page }, testInfo) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  let drawer = await openHistory(page);

  await act(page, 'Current version', 'Name this version');
  await drawer.getByLabel('Version name').fill('Before the timetable');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated version name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openSchedule(page);
  await generate(page);
  await untilSaved(page);
  drawer = await openHistory(page);
  const current = drawer.getByRole('listitem').filter({ hasText: 'Current version' });
  await expect(current).toContainText('Schedule Generated');
  await drawer.getByText('Tagged', { exact: true }).click();
  await expect(drawer.getByText('Before the timetable')).toBeHidden();
  await drawer.getByText('Named', { exact: true }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await act(page, 'Before the timetable', 'Download');
  const path = testInfo.outputPath('version.json');
  await (await download).saveAs(path);
  const lessons: { timeSlot: unknown }[] = Object.values(
    JSON.parse(readFileSync(path, 'utf8')).dataStore.lessons,
  );
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons.every(({ timeSlot }) => timeSlot === null)).toBe(true);
  await expect(page.getByText('Version downloaded successfully')).toBeVisible();

  await act(page, 'Before the timetable', 'Restore');
  await expect(page.getByText('Version restored successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staging area' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staging area' })).toBeVisible();

  drawer = await openHistory(page);
  await expect(drawer.getByText('Restored from Before the timetable')).toBeVisible();
  await drawer.getByText('Named', { exact: true }).click();
  await act(page, 'Before the timetable', 'Delete');
  await page
    .getByRole('dialog', { name: 'Delete this version?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Version deleted successfully')).toBeVisible();
  await expect(drawer.getByText('No named versions')).toBeVisible();
});
