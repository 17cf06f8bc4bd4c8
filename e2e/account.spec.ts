import { newPerson, register, signIn, signOut, signUp } from './support/account.ts';
import { suspend } from './support/administrator.ts';
import { linkIn, newestMail } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('a visitor is sent to sign in and comes back to the requested screen', async ({ page }) => {
  const person = await signUp(page);
  await signOut(page);
  await page.goto('/schedule');
  await page.waitForURL(/\/dashboard\/login/);
  await signIn(page, person);
  await expect(page.getByText("Hang tight, your data's on the way!")).toBeVisible();
  await page.waitForURL('/schedule');
});

test('an unverified person stays at the verify screen', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/schedule');
  await page.waitForURL('/dashboard/verify');
  await page.getByRole('button', { name: 'I verified my email' }).click();
  await expect(page.getByText('Your email was not verified.')).toBeVisible();
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
