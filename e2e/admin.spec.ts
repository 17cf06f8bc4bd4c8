import { codeApp } from '../apps/server/src/test-support/code-app.ts';
import { newPerson, signUp } from './support/account.ts';
import { callAs, makeAdministrator, uidOf } from './support/administrator.ts';
import { addSchools } from './support/schools.ts';
import { expect, test } from './support/test.ts';

test('administrators find a school among thousands, change it, act as it and delete it', {
  tag: '@site',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const school = await browser.newPage({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const person = { ...newPerson(), schoolName: 'Zulu School' };
  await signUp(school, person);
  const uid = await uidOf(school);
  await expect(school.getByRole('navigation')).toBeVisible();

  await test.step('everyone else is sent to the editor', async () => {
    await school.goto('/admin/clients');
    await expect(school).toHaveURL('/');
  });

  const chief = { ...newPerson(), schoolName: 'Head Office' };
  await signUp(page, chief);
  makeAdministrator(chief);
  addSchools(5000);
  await page.reload();
  let nextCode = () => '';

  await test.step('nothing is shown before a second factor is set up', async () => {
    await page.goto('/admin/clients');
    await expect(page.getByRole('heading', { name: 'Protect the administration' })).toBeVisible();
    await page.getByLabel('Current password', { exact: true }).fill(chief.password);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = await page.getByLabel('Key', { exact: true }).inputValue();
    nextCode = codeApp(`otpauth://totp/Bellgrid?secret=${secret}`);
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText(/^This is not the right code/)).toBeVisible();
    await page.getByLabel('Code from the app').fill(nextCode());
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('table', { name: 'Schools' })).toBeVisible();
    await page.goto('/');
  });

  await test.step('the table is searched, filtered and sorted', async () => {
    await page.route(/\/api\/admin\/clients\?limit=10000/, (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Go to clients list' }).click();
    const table = page.getByRole('table', { name: 'Schools' });
    await expect(table.getByRole('link', { name: 'Abbey Academy 1', exact: true })).toBeVisible();
    await expect(page.getByText(/^Only the first 100 schools could be loaded\./)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(5000);
    expect(await table.getByRole('row').count()).toBeLessThan(80);
    await page.getByRole('button', { name: 'State', exact: true }).first().click();
    await page.getByRole('option', { name: 'Suspended' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^13\d of 5,\d+ schools$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Teachers', exact: true }).click();
    await page.getByRole('button', { name: 'Teachers', exact: true }).click();
    await expect(table.getByRole('row').nth(1)).toContainText('198');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^schools \d{4}-\d\d-\d\d\.csv$/);
    await page.getByLabel('Search school, person or e-mail').fill('zulu');
    await table.getByRole('link', { name: 'Zulu School' }).click();
  });

  await test.step('what is decided reaches open windows', async () => {
    await expect(page.getByRole('heading', { name: 'Zulu School' })).toBeVisible();
    await page.getByLabel('Teachers', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Add licence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    await dialog.getByLabel('Code from the app').fill(nextCode());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('12 teachers, no end')).toBeVisible();
    await page.getByLabel('Notes').fill('Calls on Mondays');
    await page.getByRole('region', { name: 'Internal data' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('notes: changed');
    await page.getByRole('switch', { name: /Account is suspended/ }).click();
    await expect(school.getByRole('dialog', { name: 'This account is suspended' })).toBeVisible();
    await page.getByRole('switch', { name: /Account is suspended/ }).click();
    await expect(page.getByRole('button', { name: 'Impersonate' })).toBeVisible();
    await school.getByRole('button', { name: 'Try again' }).click();
    await expect(school.getByRole('dialog', { name: 'This account is suspended' })).toBeHidden();
  });

  await test.step('a date that is not complete leaves the bypass; a button removes it', async () => {
    const access = page.getByRole('region', { name: 'Access' });
    const until = access.getByLabel('Paywall bypass until');
    const remove = access.getByRole('button', { name: 'Remove bypass' });
    await until.fill('2999-12-31');
    const save = access.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(remove).toBeVisible();
    await expect(save).not.toHaveAttribute('data-loading', 'true');
    // Saving reads the school anew, and a key pressed before that is lost with the field.
    await expect(async () => {
      await until.press('Backspace');
      expect(await until.inputValue()).toBe('');
    }).toPass();
    await save.click();
    await expect(until).toBeFocused();
    await page.reload();
    await expect(until).toHaveValue('2999-12-31');
    await remove.click();
    await expect(remove).toBeHidden();
    await expect(until).toHaveValue('');
  });

  await test.step('a version is loaded as an own copy', async () => {
    await page.getByRole('button', { name: 'Import from client' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Load as own copy' }).click();
    await expect(page.getByText('Version loaded successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: /Zulu School/ })).toBeVisible();
  });

  await test.step('acting as the school ends where it began', async () => {
    await page.goto(`/admin/clients/${uid}`);
    await page.getByRole('button', { name: 'Impersonate' }).click();
    await expect(page.getByText('You are impersonating Zulu School.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop impersonating' }).click();
    await expect(page).toHaveURL(`/admin/clients/${uid}`);
  });

  await test.step('the overview has the figures and the reports of errors', async () => {
    await callAs(school, '/api/error-reports', { text: 'Bellgrid 1.65.0\n\nbroken' });
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Error reports', exact: true })).toContainText(
      'Zulu School',
    );
    await expect(page.getByText('Seen in 30 days')).toBeVisible();
    await page.goto(`/admin/clients/${uid}`);
  });

  await test.step('an account is deleted by its typed address', async () => {
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Zulu School?' });
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(` ${person.email.toUpperCase()}`);
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(person.email);
    await confirm.click();
    await expect(page).toHaveURL('/admin/clients');
    await expect(callAs(page, `/api/admin/clients/${uid}`)).rejects.toThrow('404');
  });
  await school.close();
});
