import type { Page } from '@playwright/test';
import { linkIn, newestMail } from './outbox.ts';
import { expect } from './test.ts';

export interface Person {
  readonly schoolName: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** A person whom the server does not know yet. */
export function newPerson(): Person {
  count += 1;
  const email = `ada.${process.pid}.${Date.now()}.${count}@school.example`;
  return { schoolName: 'Hill School', fullName: 'Ada Hill', email, password: 'a long password' };
}

/** Fills the sign-up form and sends it; ends on the welcome. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/dashboard/register');
  await page.getByLabel('School name').fill(person.schoolName);
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeFocused();
}

/**
 * Follows the link of the verification mail, then confirms on the verify screen. Not in a page of its own: a
 * verify screen that regains the focus continues by itself, before the button can be pressed.
 */
export async function verify(page: Page, person: Person): Promise<void> {
  await page.goto('/dashboard/verify');
  const done = page.getByRole('button', { name: 'I verified my email' });
  // A screen that is still loading would find the address verified and go on by itself.
  await expect(done).toBeVisible();
  await followVerification(page, person);
  await done.click();
  await page.waitForURL('/');
}

/**
 * Signs a new person up and verifies the address by the calls of the screens (`register` and `verify` walk those); ends
 * in the editor.
 */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  const { email, password, fullName, schoolName } = person;
  const post = async (path: string, data: Readonly<Record<string, string>>) => {
    const headers = { origin: process.env.BELLGRID_E2E_URL ?? '' };
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post('/api/auth/sign-up/email', {
    email,
    password,
    name: fullName,
    callbackURL: '/dashboard/verify',
  });
  await post('/api/account/set-up', { email, displayName: fullName, schoolName });
  await followVerification(page, person);
  await page.goto('/');
  return person;
}

async function followVerification(page: Page, { email }: Person): Promise<void> {
  const mail = await newestMail(email, /verify/i);
  const answer = await page.request.get(linkIn(mail, 'verify'));
  expect(answer.ok()).toBe(true);
}

/** Fills the sign-in form and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out through the account menu; ends on the sign-in screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/dashboard\/login/);
}

/** Adds a device to a page that makes and uses passkeys by itself. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
