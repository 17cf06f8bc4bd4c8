import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { importFile } from './support/draft-file.ts';
import { newestMail } from './support/outbox.ts';
import { draftFileOf, placedSchool } from './support/placed-school.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** A reader without an account and without scripts, on a phone. */
async function openAsStranger(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    baseURL: process.env.BELLGRID_E2E_URL,
  });
  const stranger = await context.newPage();
  await stranger.goto(link);
  return stranger;
}

test('a schedule is published, read by a stranger on a phone, guarded by a password, and its link ended', async ({
  page,
  browser,
}, testInfo) => {
  const person = await signUp(page);
  const file = testInfo.outputPath('placed.json');
  const school = placedSchool();
  const [mailed, other] = Object.values(school.teachers);
  if (mailed) mailed.email = 'mailed@hill.example';
  writeFileSync(file, draftFileOf(school));
  await importFile(page, file);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
  await page.getByRole('button', { name: 'Enter the school year' }).click();
  const year = page.getByRole('dialog', { name: 'School year' });
  const thisYear = new Date().getFullYear();
  await year.getByLabel('First day of school').fill(`${thisYear}-01-01`);
  await year.getByLabel('Last day of school').fill(`${thisYear + 1}-01-31`);
  await year.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit the school year' })).toBeVisible();
  await untilSaved(page);

  await page.goto('/export');
  await page.getByText('Global Schedule', { exact: true }).click();
  await page.getByRole('button', { name: 'Other files' }).click();
  const fileWithDates = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Calendar/ }).click();
  const calendarFile = testInfo.outputPath('schedule.ics');
  await (await fileWithDates).saveAs(calendarFile);
  expect(readFileSync(calendarFile, 'utf8')).toMatch(/BEGIN:VTIMEZONE[\s\S]+BEGIN:VEVENT/);
  await page.getByRole('link', { name: 'Publish…' }).click();
  const unfinished = page.getByText(
    /^The schedule of this version is not finished: \d+ lessons without a place/,
  );
  await expect(unfinished).toBeVisible();
  await page.getByRole('link', { name: 'Look at them in the schedule' }).click();
  await expect(page.getByRole('complementary', { name: 'Problems' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Export Schedule' }).click();
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByText('Full names', { exact: true }).click();
  const publish = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
  };
  await publish('Publish');
  await expect(page.getByText('Shown now')).toBeVisible();
  const address = page.getByRole('region', { name: 'Link', exact: true });
  const link = (await address.getByText(/\/p\//).textContent()) ?? '';

  await page.getByRole('button', { name: 'Preview and send…' }).click();
  const mails = page.getByRole('dialog', { name: 'E-mails to teachers' });
  await expect(mails.getByRole('status')).toHaveText('1 teacher gets an e-mail');
  await expect(mails.getByRole('list')).toContainText('mailed@hill.example');
  await expect(mails).toContainText(other?.name ?? '');
  await mails.getByText('The first of the e-mails').click();
  await mails.getByRole('button', { name: 'Send 1 e-mail' }).click();
  await expect(page.getByText('1 e-mail is on its way.')).toBeVisible();
  await expect(mails).toBeHidden();
  await expect(page.getByText('1 e-mail was sent for the version that was published last.')).toBeVisible();
  const mail = await newestMail('mailed@hill.example', /schedule/i);
  expect(mail).toContain('application/pdf');
  const ending = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await ending.goto(/^List-Unsubscribe: <(\S+)>$/m.exec(mail)?.[1] ?? '');
  await ending.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(ending.getByRole('status')).toContainText('You get no more schedules of');
  await ending.getByRole('button', { name: 'Send them again' }).click();
  await expect(ending.getByRole('status')).toContainText('again.');
  await ending.close();

  const stranger = await openAsStranger(browser, link);
  const teacher = Object.values(school.teachers)[0]?.name ?? '';
  await stranger.getByLabel('Class, teacher or room').fill(teacher.toLowerCase());
  await stranger.getByRole('button', { name: 'Find' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: teacher })).toBeVisible();
  await expect(stranger.getByText('Now', { exact: true })).toBeVisible();
  await expect(stranger.getByRole('listitem').filter({ hasText: '08:00–' }).first()).toBeVisible();
  const calendar = await stranger.getByRole('link', { name: /^Calendar/ }).getAttribute('href');
  const feed = await stranger.request.get(new URL(calendar ?? '', stranger.url()).href);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VTIMEZONE');
  const week = stranger.url();
  // On paper it is the week as a table on one page, without what is to be tapped, also from a phone.
  const printed = testInfo.outputPath('printed.pdf');
  await stranger.pdf({ path: printed, preferCSSPageSize: true });
  const { stdout } = spawnSync('pdftotext', ['-layout', printed, '-'], { encoding: 'utf8' });
  const [paper = '', ...further] = stdout.split('\f').filter((each) => each.trim() !== '');
  expect(further).toEqual([]);
  expect(paper).toContain(teacher);
  const days = school.schoolData.days.map(({ label }) => label);
  expect(paper.split('\n').filter((line) => days.every((day) => line.includes(day)))).toHaveLength(1);
  const own = Object.values(school.lessons).filter(
    ({ teachers, timeSlot }) => timeSlot !== null && teachers.includes(mailed?.id ?? ''),
  );
  const subjects = [...new Set(own.map(({ subject }) => school.subjects[subject]?.name ?? ''))];
  expect(subjects.length).toBeGreaterThan(0);
  const words = paper.replaceAll(/\s+/g, ' ');
  expect(subjects.filter((name) => !words.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  for (const control of ['Find', 'Calendar', 'Now', 'Next']) expect(words).not.toContain(control);
  // The list of a phone begins with the present school day, or the next one.
  const from = await stranger.locator('.today').getAttribute('class');
  const first = stranger.locator(`#day-${/from-(\d)/.exec(from ?? '')?.[1]}`);
  const tops = await stranger
    .locator('.days > li')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect((await first.evaluate((each) => each.getBoundingClientRect().top)) === Math.min(...tops)).toBe(true);
  await stranger.getByRole('navigation', { name: 'Days of the week' }).getByRole('link').last().click();
  await expect(stranger.locator('.days > li').last()).toBeInViewport();

  await publish('Publish again');
  await expect(page.getByRole('button', { name: 'Publish again' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Sheet for printing (PDF)' })).toHaveCount(0);
  const faults = async (address: string): Promise<string[]> => {
    const found: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      found.push(
        ...(await violationsInBothThemes(page)),
        ...(over > 0 ? [`${width} px: ${over} too wide`] : []),
      );
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    return found.map((fault) => `${address}: ${fault}`);
  };
  const start = `${link}/start`;
  for (const address of [week, start, `${start}?q=a`, `${start}?q=xyzzy`, `${link}/changes`])
    expect(await faults(address)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByText(/^No lesson has changed since the publication on /)).toBeVisible();
  await page.getByRole('link', { name: 'To the publication' }).click();
  await page.getByLabel('Password', { exact: true }).fill('four words of ours');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The page is protected with a password.')).toBeVisible();
  const screen = page.url();
  expect(await faults(start)).toEqual([]);
  await page.goto(screen);
  await stranger.reload();
  await stranger.getByLabel('Password').fill('a guess');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(stranger.getByRole('alert')).toHaveText('This password is wrong. Try again.');
  await stranger.getByLabel('Password').fill('four words of ours');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Weekly schedule' })).toBeVisible();

  await page.getByRole('button', { name: 'New link…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click();
  await expect(address.getByText(link)).toBeHidden();
  await stranger.goto(week);
  await expect(stranger.getByRole('heading', { name: 'Nothing is published here' })).toBeVisible();
  expect(await stranger.content()).not.toContain(person.schoolName);
  await page.getByRole('button', { name: 'Stop publishing…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop publishing' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is published yet' })).toBeVisible();
  await stranger.context().close();
});
