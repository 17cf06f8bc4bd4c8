import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { outsideCatalogue, ownWords, pseudo, showPseudoLanguage } from './support/outside-catalogue.ts';
import { expect, test } from './support/test.ts';

const english = (role: 'button' | 'menuitem' | 'tab', name: string) => ({ role, name: pseudo(name) });

async function press(page: Page, role: 'button' | 'menuitem' | 'tab', name: string): Promise<void> {
  const target = english(role, name);
  await page.getByRole(target.role, { name: target.name }).first().click();
}

test('the account screens have nothing outside the catalogue', async ({ page }) => {
  await page.goto('/dashboard/login');
  await showPseudoLanguage(page);
  const languages = ['English', 'Deutsch'];
  for (const path of [
    'login',
    'register',
    'forgotpassword',
    'resetpassword',
    'resetpassword?token=x',
    'terms',
  ]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await outsideCatalogue(page, languages), path).toEqual([]);
    const send = page.locator('form button[type=submit]');
    if ((await send.count()) === 0) continue;
    await send.click();
    await expect(page.locator('[aria-invalid=true], [id$="-error"]').first()).toBeVisible();
    expect.soft(await outsideCatalogue(page, languages), `${path}: errors`).toEqual([]);
  }
  await page.goto('/dashboard/login');
  await page.locator('input[type=email]').fill('nobody@school.example');
  await page.locator('input[type=password]').fill('a wrong password');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(pseudo('The username or password is incorrect.'))).toBeVisible();
  expect.soft(await outsideCatalogue(page, languages), 'a wrong password').toEqual([]);
  for (const path of ['/maintenance', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await outsideCatalogue(page, languages), path).toEqual([]);
  }
});

test('the editor has nothing outside the catalogue', async ({ page }) => {
  const person = await signUp(page);
  await showPseudoLanguage(page);
  const own = [person.fullName, person.schoolName, person.email, 'English', 'Deutsch', 'Ada'];
  const look = async (where: string) => {
    expect.soft(await outsideCatalogue(page, own), where).toEqual([]);
  };
  await press(page, 'button', 'Try an example school');
  await expect(page.getByRole('status').filter({ hasText: pseudo('Saved') })).toBeVisible({
    timeout: 30_000,
  });
  own.push(...(await ownWords(page)));
  await look('the overview');

  for (const path of ['/', '/classrooms', '/classes', '/teachers', '/subjects', '/schedule', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await look(path);
    const help = page.getByRole('button', { name: pseudo('Help for this screen') });
    if ((await help.count()) === 0) continue;
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${path}: help`);
    await page.keyboard.press('Escape');
  }

  for (const kind of ['classrooms', 'classes', 'teachers', 'subjects']) {
    await page.goto(`/${kind}/add`);
    await expect(page.getByRole('form')).toBeVisible();
    await look(`${kind}: a new one`);
    await page.goto(`/${kind}`);
    await press(page, 'button', 'Filters');
    await press(page, 'button', 'Select several');
    await press(page, 'button', 'Select All');
    await look(`${kind}: several`);
    await press(page, 'button', 'Edit');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${kind}: edit several`);
    await page.keyboard.press('Escape');
    await press(page, 'button', 'Delete');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${kind}: delete several`);
    await page.keyboard.press('Escape');
    await page.goto(`/${kind}`);
    await press(page, 'button', 'Import');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${kind}: import a table`);
    await page.keyboard.press('Escape');
  }

  await page.goto('/');
  await page.getByRole('button', { name: pseudo('Account') }).click();
  await look('the account menu');
  await press(page, 'menuitem', 'Import local version');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the import');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"dataStore":') });
  await expect(page.getByText(pseudo('Import Error'))).toBeVisible();
  own.push('bad.json');
  await look('the import of a damaged file');
  await page.keyboard.press('Escape');
  await press(page, 'button', 'Version history');
  await expect(page.getByText(pseudo('Current version'))).toBeVisible();
  await look('the version history');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the command palette');
  await page.keyboard.press('Escape');

  await page.goto('/schedule');
  await press(page, 'button', 'Solver settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the solver settings');
  await page.keyboard.press('Escape');
  await press(page, 'button', 'Validate Schedule');
  await expect(page.getByText(pseudo('All pre-checks passed successfully.'))).toBeVisible({
    timeout: 60_000,
  });
  await look('a check');
});
