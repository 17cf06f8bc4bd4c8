import type { Browser, Page } from '@playwright/test';
import { newPerson, type Person, signIn, signUp } from './support/account.ts';
import { callAs, enrolAdministrator, uidOf } from './support/administrator.ts';
import { addEndedCopy, cutSaves, keptCopies, SAVES } from './support/kept-copies.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** A person who runs the server, in a window of their own. */
async function newAdministrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const page = await context.newPage();
  const person: Person = { ...newPerson(), schoolName: 'Head Office' };
  await signUp(page, person);
  await enrolAdministrator(page, person);
  return page;
}

/** Settles when the server has taken a note of this name. */
const untilRemembered = (page: Page, name: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/page-memory') && (answer.request().postData() ?? '').includes(name),
  );

test('the palette finds screens, items and actions, by key alone', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  const search = page.getByPlaceholder(/Find a class/);

  // The screen gives the focus to it as it opens.
  await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await search.fill('schedule');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('button', { name: 'Generate Schedule' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);

  await page.getByRole('button', { name: 'Command palette' }).click();
  await search.fill('gym');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/classrooms/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(/Gym/i);
  await page.keyboard.press('Escape');
  // The palette does not open over a dialog, and the form is one until it is gone.
  await expect(page.locator('[aria-modal="true"]')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await search.fill('undo');
  await expect(page.locator('[data-action]', { hasText: 'Undo: Replace school' })).toBeVisible();
  await search.press('Enter');
  await page.getByRole('link', { name: 'Schedule Structure' }).click();
  await expect(page.getByRole('button', { name: 'Try an example school' })).toBeVisible();
});

test('the help is searched, also from the palette, and gives the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Help for this screen' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Help: Schedule Structure' })).toContainText(
    'Building your week',
  );
  await page.getByRole('searchbox', { name: 'Search help' }).fill('double period');
  await page.getByRole('button', { name: /^Lessons and their length/ }).click();
  const ofSubjects = page.getByRole('dialog', { name: 'Help: Subjects' });
  await expect(ofSubjects.getByRole('heading', { name: 'Lessons and their length' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help for this screen' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/Find a class/).fill('afternoon off');
  await page.keyboard.press('Enter');
  const ofClasses = page.getByRole('dialog', { name: 'Help: Classes' });
  await expect(ofClasses.getByRole('heading', { name: 'Times when a class has no lessons' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('the tour is walked by key, and offered until it was taken', async ({ page }) => {
  await signUp(page);
  const take = page.getByRole('button', { name: 'Take the tour' });
  await take.click();
  const tour = page.getByRole('dialog', { name: 'Tour' });
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  for (const step of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
    await page.keyboard.press('Enter');
    await expect(tour).toContainText(step);
  }
  const saved = untilRemembered(page, 'tourSeen');
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try an example school' })).toBeVisible();
  await expect(take).toHaveCount(0);
});

test('the tour is offered beside the steps of a school with entries, and always in the help', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  const take = page.getByRole('button', { name: 'Take the tour' });
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await take.click();
  const tour = page.getByRole('dialog', { name: 'Tour' });
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await expect(take).toHaveCount(0);

  await page.getByRole('button', { name: 'Help for this screen' }).click();
  await take.click();
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a double click on the version, or Enter, shows the release notes', async ({ page }) => {
  await signUp(page);
  const version = page.getByRole('button', { name: /release notes/ });
  // There is nothing new for a new user.
  await expect(version).not.toHaveAccessibleName(/new/);
  await version.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Release notes' });
  await expect(dialog).toContainText('Schedule Structure');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await version.press('Enter');
  await expect(dialog).toBeVisible();
});

test('the sidebar stays collapsed, also on another device', async ({ page, browser }) => {
  const person = newPerson();
  await signUp(page, person);
  const saved = untilRemembered(page, 'sidebarCollapsed');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await saved;
  const context = await browser.newContext({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const other = await context.newPage();
  await other.goto('/dashboard/login');
  await signIn(other, person);
  await expect(other.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(other.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' })).toBeVisible();
  await context.close();
});

test('announcements, a newer version and the end of the trial reach open windows', { tag: '@site' }, async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const uid = await uidOf(page);
  const administrator = await newAdministrator(browser);
  const now = Date.now();
  const announcement = {
    content: 'The server rests at noon.',
    severity: 'warning',
    variant: 'standard',
    effectiveDuring: {
      start: new Date(now - 60_000).toISOString(),
      end: new Date(now + 3_600_000).toISOString(),
    },
  };
  const announce = async (title: string, nonDismissible: boolean) => {
    await callAs(administrator, '/api/admin/announcements', { ...announcement, title, nonDismissible });
  };
  await announce('Works at noon', false);
  await announce('New address', true);
  await expect(page.getByText('Works at noon')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss: New address' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss: Works at noon' }).click();
  await expect(page.getByText('Works at noon')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('New address')).toBeVisible();
  await expect(page.getByText('Works at noon')).toHaveCount(0);
  const stranger = await browser.newPage();
  await stranger.goto(`${process.env.BELLGRID_E2E_URL}/dashboard/login`);
  await expect(stranger.getByText('New address')).toBeVisible();
  await stranger.close();

  await callAs(administrator, '/api/admin/site', { latestVersionProduction: '99.0.0' });
  const outdated = page.getByRole('dialog', { name: 'A new version is ready' });
  await expect(outdated.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await outdated.getByRole('button', { name: 'Later' }).click();
  await callAs(administrator, '/api/admin/site', { latestVersionProduction: '0.0.0' });

  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  await callAs(administrator, `/api/admin/clients/${uid}`, {
    bypassPaywallUntil: new Date(now).toISOString(),
  });
  const paywall = page.getByRole('dialog', { name: 'Your free trial has ended' });
  await expect(paywall.getByRole('button', { name: /^Download/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paywall).toBeVisible();
  // It covers neither Undo nor Delete nor the download.
  await page.getByRole('button', { name: /^Undo: / }).click({ trial: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Teachers' }).click();
  await expect(page.getByRole('heading', { name: '22 teachers' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Destructive Action Ahead!' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: '21 teachers' })).toBeVisible();
  await expect(paywall).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByRole('heading', { name: '22 teachers' })).toBeVisible();
  await untilSaved(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
  await paywall.getByRole('button', { name: /^Download/ }).click({ trial: true });
  // The page of the payment service, here one of the tests' own, leads back.
  await paywall.getByRole('button', { name: 'Get a licence' }).click();
  await page.getByRole('button', { name: 'Pay for 22' }).click();
  await expect(page.getByText('Thank you. Your licence is here as soon as the payment')).toBeVisible();
  await expect(page).not.toHaveURL(/licence/);
  await expect(page.getByRole('button', { name: 'Add a period' })).toBeVisible();
  await expect(paywall).toHaveCount(0);
  const { licenses } = (await callAs(page, '/api/me')) as { licenses: Record<string, object> };
  expect(Object.values(licenses)).toContainEqual(expect.objectContaining({ count: 22 }));
  // More are bought on the account page.
  await page.goto('/dashboard/account');
  const licences = page.getByRole('region', { name: 'Licences' });
  await expect(licences).toContainText('Your licences cover 22 teachers. The school has 22 teachers.');
  await licences.getByLabel('For how many more teachers').fill('3');
  await licences.getByRole('button', { name: 'Get more licences' }).click();
  await page.getByRole('button', { name: 'Pay for 3' }).click();
  await expect(page).not.toHaveURL(/licence/);
  await page.goto('/dashboard/account');
  await expect(licences).toContainText('Your licences cover 25 teachers.');
  await administrator.context().close();
});

test('maintenance leads out of the editor and back, but not for administrators', { tag: '@site' }, async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const administrator = await newAdministrator(browser);
  await administrator.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Teachers' }).click();
  await page.waitForURL('/teachers');
  try {
    await callAs(administrator, '/api/admin/site', { killSwitch: true });
    await page.waitForURL(/\/maintenance/);
    await expect(page.getByRole('heading', { name: 'Hey, no peeking!' })).toBeVisible();
    await expect(
      administrator.getByRole('heading', { name: 'Schedule Structure', exact: true }),
    ).toBeVisible();
  } finally {
    await callAs(administrator, '/api/admin/site', { killSwitch: false });
  }
  // Signed out meanwhile: back at the door, and from there to where the user was.
  await page.waitForURL(/\/dashboard\/login/, { timeout: 30_000 });
  await expect(page.getByText('Sign in to continue where you were: Teachers.')).toBeVisible();
  await signIn(page, person);
  await page.waitForURL('/teachers');
  await administrator.context().close();
});

test('an impersonation is shown until it ends', async ({ page, browser }) => {
  await signUp(page);
  const uid = await uidOf(page);
  const administrator = await newAdministrator(browser);
  await callAs(administrator, `/api/admin/clients/${uid}/impersonate`, {});
  await administrator.goto('/');
  await expect(administrator.getByText('You are impersonating Hill School.')).toBeVisible();
  await administrator.getByRole('button', { name: 'Stop impersonating' }).click();
  await expect(administrator).toHaveURL(`/admin/clients/${uid}`);
  await expect(administrator.getByRole('heading', { name: 'Hill School' })).toBeVisible();
  await expect(administrator.getByText(/You are impersonating/)).toHaveCount(0);
  await administrator.context().close();
});

test('an administrator empties the school of an account, and takes it back', async ({ browser }) => {
  const administrator = await newAdministrator(browser);
  await administrator.reload();
  await cutSaves(administrator.context());
  await administrator.getByRole('button', { name: 'Try an example school' }).click();
  await expect.poll(() => keptCopies(administrator)).toHaveLength(1);
  await addEndedCopy(administrator);
  await administrator.context().unroute(SAVES);
  await administrator.getByRole('button', { name: /^Account: / }).click();
  await administrator.getByRole('menuitem', { name: 'Reset' }).click();
  const dialog = administrator.getByRole('dialog', { name: 'Destructive Action Ahead!' });
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => keptCopies(administrator)).toHaveLength(0);
  await administrator.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
  await expect(administrator.getByRole('button', { name: 'Try an example school' })).toBeVisible();
  await administrator.getByRole('button', { name: /^Undo: / }).click();
  await expect(administrator.getByText('5 days · 7 periods · 12 classes')).toBeVisible();
  await administrator.context().close();
});
