import type { Locator, Page } from '@playwright/test';
import { newPerson, signUp } from './support/account.ts';
import { callAs, enrolAdministrator, uidOf } from './support/administrator.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const build = (page: Page) => page.getByRole('button', { name: 'Build', exact: true }).click();
const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / }).click();

test('a new school is built from a few figures, with the bells shown before', async ({ page }) => {
  await signUp(page);
  await page.getByLabel('Periods per day').fill('6');
  await page.getByLabel('Period length').fill('45');
  await page.getByLabel('Gap between periods').fill('10');
  await page.getByLabel('Names of the periods').selectOption({ label: 'Period 1, Period 2, Period 3' });
  await page.getByLabel('First period starts').fill('745');
  const bells = page.getByRole('region', { name: 'Preview of one day' }).getByRole('listitem');
  await expect(bells).toHaveCount(6);
  await expect(bells.nth(1)).toHaveText('10 min breakPeriod 208:40–09:25');

  // A value that the field refuses stays as typed, with the reason; the preview keeps the figure before it.
  const length = page.getByLabel('Period length');
  for (const [typed, why] of [
    ['999', '“999” is too large. Enter 1\u00a0to\u00a0180.'],
    ['-45', '“-45” is too small. Enter 1\u00a0to\u00a0180.'],
    ['2.5', '“2.5” is not a whole number. Enter 1\u00a0to\u00a0180.'],
  ] as const) {
    await length.fill(typed);
    await length.blur();
    await expect(length).toHaveValue(typed);
    await expect(length).toHaveAccessibleDescription(why);
    await expect(bells.nth(1)).toHaveText('10 min breakPeriod 208:40–09:25');
    await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeDisabled();
  }
  await length.press('ArrowUp');
  await expect(length).toHaveValue('1');
  await length.fill('45');
  await expect(length).toHaveAccessibleDescription('');
  await length.press('ArrowDown');
  await expect(bells.nth(1)).toHaveText('10 min breakPeriod 208:39–09:23');
  await length.press('ArrowUp');
  await page.getByLabel('First period starts').fill('23:00');
  await expect(page.getByText('The periods do not fit before midnight.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeDisabled();
  await page.getByLabel('First period starts').fill('07:45');

  await build(page);
  await expect(page.getByRole('grid', { name: 'School hours of Schedule Structure 1' })).toBeVisible();
  await expect(page.getByText('5 days · 6 periods · 0 classes')).toBeVisible();
  await page.getByLabel('School name').fill('Lake School');
  await page.getByLabel('School name').press('Enter');
  await untilSaved(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /Lake School/ })).toBeVisible();
  await expect(page.getByText('5 days · 6 periods · 0 classes')).toBeVisible();
});

test('a new school has the usual rules, which are changed and switched off as steps to undo', async ({
  page,
}) => {
  await signUp(page);
  await build(page);
  const rules = page.getByRole('region', { name: 'Usual rules' });
  await expect(rules.getByRole('switch', { checked: true })).toHaveCount(10);
  await rules.getByLabel('Gaps of a teacher').fill('2');
  await expect(rules.getByRole('switch', { name: 'Teachers have at most 2 gaps a week' })).toBeChecked();
  const starts = rules.getByRole('switch', { name: 'Classes start with the first period' });
  await starts.click();
  await expect(starts).not.toBeChecked();
  await expect(rules.getByLabel('Days with a later start')).toHaveCount(0);
  await undo(page);
  await expect(starts).toBeChecked();
  await untilSaved(page);
  await page.reload();
  await expect(rules.getByLabel('Gaps of a teacher')).toHaveValue('2');
});

test('days and periods are added, renamed and deleted from the end, and bells shift together', async ({
  page,
}) => {
  await signUp(page);
  await build(page);
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByRole('button', { name: 'Add a period' }).click();
  await expect(page.getByText('6 days · 6 periods')).toBeVisible();

  await page.getByRole('button', { name: 'Friday: edit day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete day' }).hover();
  await expect(page.getByText('You can only delete the last day')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await dialog.getByLabel('Name').fill('Free day');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('button', { name: 'Free day: edit day' })).toBeVisible();

  await page.getByRole('button', { name: 'Saturday: edit day' }).click();
  await dialog.getByRole('button', { name: 'Delete day' }).click();
  await expect(page.getByText('5 days · 6 periods')).toBeVisible();

  await page.getByRole('button', { name: /^Period 2, 09:00–10:00/ }).click();
  await dialog.getByLabel('End').fill('10:20');
  const along = dialog.getByLabel('Also move the periods after it 20 minutes later');
  await expect(along).toBeChecked();
  await along.uncheck();
  await expect(
    dialog.getByText('Overlaps with the next period. The next period, “3”, starts at 10:00.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await along.check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Period 6, 13:20–14:20/ })).toBeVisible();

  await page.getByRole('button', { name: /^Period 1, 08:00–09:00/ }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('You can only delete the last period')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Period 6,/ }).click();
  await dialog.getByRole('button', { name: 'Delete period' }).click();
  await expect(page.getByText('5 days · 5 periods')).toBeVisible();
  await undo(page);
  await expect(page.getByText('5 days · 6 periods')).toBeVisible();
});

test('hours with school are toggled by click, stroke and key', async ({ page }) => {
  await signUp(page);
  await build(page);
  await cell(page, 'Monday, 1').click();
  await expect(cell(page, 'Monday, 1')).toHaveAttribute('aria-pressed', 'false');

  await cell(page, 'Wednesday, 4').hover();
  await page.mouse.down();
  await cell(page, 'Friday, 5').hover();
  await page.mouse.up();
  for (const name of ['Wednesday, 4', 'Thursday, 5', 'Friday, 4', 'Friday, 5']) {
    await expect(cell(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(page.getByText('18 with school')).toBeVisible();
  await undo(page);
  await expect(page.getByText('24 with school')).toBeVisible();

  await cell(page, 'Monday, 1').focus();
  await page.keyboard.press('Space');
  await expect(cell(page, 'Monday, 1')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Tuesday, 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Tuesday, 2')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Period 2,/ })).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'Friday, 5')).toBeFocused();
});

test('hours with school are tapped and painted by pen', async ({ page }) => {
  await signUp(page);
  await build(page);
  const browser = await page.context().newCDPSession(page);
  const at = async (name: string) => {
    // Waits until it rests.
    await cell(page, name).scrollIntoViewIfNeeded();
    const box = await cell(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pen = (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    where: { x: number; y: number },
    buttons: 0 | 1,
  ) =>
    browser.send('Input.dispatchMouseEvent', {
      ...where,
      type,
      buttons,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'pen',
    });
  const stroke = async (from: string, to: string) => {
    const [start, end] = [await at(from), await at(to)];
    await pen('mouseMoved', start, 0);
    await pen('mousePressed', start, 1);
    for (let step = 1; step <= 4; step += 1) {
      const part = step / 4;
      const where = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
      await pen('mouseMoved', where, 1);
    }
    await pen('mouseReleased', end, 0);
  };
  await stroke('Monday, 1', 'Monday, 1');
  await expect(cell(page, 'Monday, 1')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('24 with school')).toBeVisible();
  await stroke('Tuesday, 2', 'Tuesday, 4');
  await expect(page.getByText('21 with school')).toBeVisible();
  await stroke('Wednesday, 4', 'Friday, 5');
  await expect(page.getByText('15 with school')).toBeVisible();
  await undo(page);
  await expect(page.getByText('21 with school')).toBeVisible();
});

test('the features of a school are switched on at once', async ({ page }) => {
  await signUp(page);
  await page.getByLabel(/^Class divisions/).click({ force: true });
  await expect(page.getByLabel(/^Class divisions/)).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Classrooms').click({ force: true });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Classrooms' })).toBeVisible();
  await expect(page.getByLabel(/^Multiple structures/)).toHaveCount(0);
});

test('the logo of the school is chosen, shown and taken away; a file that is no picture is refused', async ({
  page,
}) => {
  await signUp(page);
  const logo = page.getByRole('region', { name: 'Logo' });
  const file = logo.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(logo.getByText('File is not an image')).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 32, height: 32 } });
  await file.setInputFiles({ name: 'school.png', mimeType: 'image/png', buffer: picture });
  const shown = logo.getByRole('img', { name: 'Logo of the school (school.png)' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await logo.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('a day is built with breaks, which are inserted, changed and removed afterwards', async ({ page }) => {
  await signUp(page);
  await page.getByLabel('Periods per day').fill('7');
  await page.getByLabel('Period length').fill('45');
  await page.getByRole('button', { name: 'Add break' }).click();
  await page.getByRole('button', { name: 'Add break' }).click();
  await expect(page.getByLabel('Break 2: after period')).toHaveValue('5');
  await page.getByLabel('Break 2: length in minutes').fill('60');
  const preview = page.getByRole('region', { name: 'Preview of one day' });
  await expect(preview.getByRole('listitem').nth(2)).toHaveText('20 min break309:50–10:35');
  await expect(preview.getByRole('listitem').nth(5)).toHaveText('60 min break613:05–13:50');
  await page.getByRole('button', { name: 'Remove break 1' }).click();
  await page.getByRole('button', { name: 'Add break' }).click();
  await build(page);
  const period = (name: RegExp) => page.getByRole('button', { name });
  await expect(period(/^Period 7, 13:50–14:35/)).toBeVisible();

  // Undo and redo by key, from where the focus is left.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(period(/^Period 7, 13:50–14:35/)).toBeVisible();

  await page.getByRole('button', { name: 'Insert break after 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Break after 3' });
  await dialog.getByLabel('Length').fill('15');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(period(/^Period 7, 14:05–14:50/)).toBeVisible();
  await page.getByRole('button', { name: 'Break of 60 minutes after 5: edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove break' }).click();
  await expect(period(/^Period 7, 13:05–13:50/)).toBeVisible();
  await undo(page);
  await expect(period(/^Period 7, 14:05–14:50/)).toBeVisible();

  // Lunch as it is proposed for these periods, and chosen otherwise.
  const rules = page.getByRole('region', { name: 'Usual rules' });
  await rules.getByLabel('First period of lunch').first().selectOption({ value: '3' });
  await expect(
    rules.getByText(/classes have a free period for lunch \(from period 4 to period 6\)/),
  ).toBeVisible();
});

test('a second structure when the account may have it, and the cascade of its deletion', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await enrolAdministrator(page, person);
  await callAs(page, `/api/admin/clients/${await uidOf(page)}`, {
    isMultipleScheduleStructuresEnabled: true,
  });
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
  await page.getByLabel(/^Multiple structures/).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'Add a schedule structure' }).click();

  await expect(page.getByRole('tab', { name: /Schedule Structure 2/, selected: true })).toContainText(
    'not built',
  );
  await expect(page.getByRole('button', { name: 'Add a schedule structure' })).toHaveCount(0);
  // One that was opened by a slip goes without a question.
  await page.getByRole('button', { name: 'Delete structure' }).click();
  await expect(page.getByRole('heading', { name: 'Main week' })).toBeVisible();
  await undo(page);
  await page.getByRole('tab', { name: /Schedule Structure 2/ }).click();
  await page.getByRole('button', { name: 'Duplicate an old one' }).click();
  await expect(page.getByText('5 days · 7 periods · 0 classes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a schedule structure' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename schedule structure' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Afternoon');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveText(['Afternoon', 'Main week']);

  await page.getByRole('tab', { name: 'Afternoon' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Main week', selected: true })).toBeFocused();
  await page.getByRole('button', { name: 'Delete structure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
  await expect(dialog).toContainText('12 classes are deleted');
  await expect(dialog).toContainText('342 lessons are deleted');
  await dialog.getByRole('button', { name: 'Delete structure' }).click();
  await expect(page.getByRole('heading', { name: 'Afternoon' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete structure' })).toHaveCount(0);
  await undo(page);
  await page.getByRole('tab', { name: 'Main week' }).click();
  await expect(page.getByText('5 days · 7 periods · 12 classes')).toBeVisible();
});

test('the structure is built and edited on a phone, nothing reaches out of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(390);
  await build(page);
  await cell(page, 'Friday, 5').click();
  await expect(cell(page, 'Friday, 5')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(width).toBeLessThanOrEqual(390);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeInViewport({ ratio: 1 });
});

test('figures beside each other are in a line, also where the label of one of them has two lines', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? Number.NaN;
  for (const [one, other] of [
    ['Stunden pro Tag', 'Beginn der ersten Stunde'],
    ['Länge einer Stunde (Min.)', 'Pause zwischen den Stunden (Min.)'],
  ] as const)
    await expect
      .poll(async () => Math.abs((await top(one)) - (await top(other))), { message: other })
      .toBeLessThan(1);
  await page.close();
});

test('from right to left the screen is mirrored, the arrow keys with it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await signUp(page);
  await build(page);
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
  await expect.poll(() => left(page.getByRole('navigation', { name: 'Screens' }))).toBeGreaterThan(1100);
  expect(await left(cell(page, 'Monday, 1'))).toBeGreaterThan(await left(cell(page, 'Friday, 1')));
  await cell(page, 'Monday, 1').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, 'Tuesday, 1')).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(1440);
});
