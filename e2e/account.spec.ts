import { codeApp } from '../apps/server/src/test-support/code-app.ts';
import { addAuthenticator, newPerson, register, signIn, signOut, signUp } from './support/account.ts';
import { suspend } from './support/administrator.ts';
import { linkIn, newestMail } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('a visitor is sent to sign in and comes back to the requested screen', async ({ page }) => {
  const person = await signUp(page);
  await signOut(page);
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto('/schedule');
  await page.waitForURL(/\/dashboard\/login/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(failed).toEqual([]);
  // The way leads over the address of the data-loading screen, which goes away by itself.
  const passesLoading = page.waitForURL(/\/pull\?/);
  await signIn(page, person);
  await passesLoading;
  await page.waitForURL('/schedule');
});

test('the data-loading screen stays for two seconds, and sends a visitor who is not signed in to sign in', async ({
  page,
  context,
}) => {
  await signUp(page);
  const title = page.getByRole('heading', { name: "Hang tight, your data's on the way!" });
  await page.clock.install();
  await page.goto('/pull?redirect=%2Fteachers');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/pull?redirect=%2Fteachers');
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1900);
  await expect(title).toBeVisible();
  await page.clock.runFor(200);
  await page.waitForURL('/teachers');
  await page.clock.resume();
  await context.clearCookies();
  await page.goto('/pull');
  await page.waitForURL(/\/dashboard\/login/);
});

test('an unverified person stays at the verify screen, and a link that is opened elsewhere says what it did', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/schedule');
  await page.waitForURL('/dashboard/verify');
  await page.getByRole('button', { name: 'I verified my email' }).click();
  await expect(page.getByText('Your email was not verified.')).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const link = linkIn(await newestMail(person.email, /verify/i), 'verify');
  await elsewhere.goto(link.replace(/token=[^&]+/, 'token=damaged'));
  await expect(elsewhere.getByText(/^This link is not valid\./)).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Your e-mail address is verified. Sign in to continue.')).toBeVisible();
  await elsewhere.close();
  await page.getByRole('button', { name: 'I verified my email' }).click();
  await page.waitForURL('/');
});

test('a first visit is in the language of the browser, and the one that is chosen stays after a reload', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: process.env.BELLGRID_E2E_URL ?? '', locale: 'de-DE' });
  await page.goto('/dashboard/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.close();
});

test('a wrong password is refused with a clear message', async ({ page }) => {
  const person = await signUp(page);
  await signOut(page);
  await signIn(page, { email: person.email, password: 'not the password' });
  await expect(page.getByText('The username or password is incorrect.')).toBeVisible();
});

test('a forgotten password is reset by mail, and the old one no longer works', async ({ page }) => {
  const person = await signUp(page);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('a reset link will be sent')).toBeVisible();

  await page.goto(linkIn(await newestMail(person.email, /reset/i), 'reset'));
  await page.getByLabel('New password', { exact: true }).fill('a newer password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a newer password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(/\/dashboard\/login/);

  await signIn(page, person);
  await expect(page.getByText('The username or password is incorrect.')).toBeVisible();
  await signIn(page, { email: person.email, password: 'a newer password' });
  await page.waitForURL('/');
});

test('a user suspended during a session sees the reason, and can sign out', async ({ page }) => {
  const person = await signUp(page);
  suspend(person);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/dashboard/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('codes from an app and a passkey are set up, and both sign in', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/dashboard/account');
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByLabel('Current password', { exact: true }).first().fill(person.password);
  await section.getByRole('button', { name: 'Set up an app' }).click();
  const secret = await section.getByLabel('Key', { exact: true }).inputValue();
  const nextCode = codeApp(`otpauth://totp/Bellgrid?secret=${secret}`);
  const [recovery, another] = await section.getByRole('listitem').allTextContents();
  await section.getByLabel('Code from the app').fill(nextCode());
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByText(/10 recovery codes are left/)).toBeVisible();

  await signOut(page);
  await signIn(page, person);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^This is not the right code/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/');
  await signOut(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/');
  await signOut(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^This is none of your recovery codes, or it was used before/)).toBeVisible();
  await page.getByLabel('Recovery code').fill(another ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/');

  await addAuthenticator(page);
  await page.goto('/dashboard/account');
  await expect(section.getByText(/8 recovery codes are left/)).toBeVisible();
  await section.getByLabel('Current password', { exact: true }).fill(person.password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Remove' })).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('/');
});

test('a deleted account can be kept by signing in again', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/dashboard/account');
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByLabel('Current password', { exact: true }).fill(person.password);
  await section.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(/\/dashboard\/login/);
  await signIn(page, person);
  await page.waitForURL('/');
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
});
