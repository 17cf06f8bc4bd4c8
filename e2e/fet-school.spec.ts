import { signUp } from './support/account.ts';
import { contradict } from './support/contradict.ts';
import { bellgrid, exportDraft, importFile } from './support/draft-file.ts';
import { fetDataFile, hasFetData } from './support/fet-data.ts';
import { openList } from './support/lists.ts';
import { generate, gridContent, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

// biome-ignore lint/suspicious/noSkippedTests: where the package cannot be installed, the run names what it passed over.
test.skip(!hasFetData, 'needs the Debian package fet-data');

test('a real school of FET is imported with a report and generated with every lesson in the grid', async ({
  page,
}, testInfo) => {
  await signUp(page);
  await importFile(page, fetDataFile('Spain/2-secondary-school/secondary-school'), async () => {
    await expect(page.getByRole('heading', { name: 'Will be carried over', exact: true })).toBeVisible();
  });
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeFocused();
  await openSchedule(page);
  await generate(page);
  await untilSaved(page);

  const exported = await exportDraft(page, testInfo, 'school.json');
  const lessons = Object.keys(exported.dataStore.lessons).sort();
  expect(lessons.length).toBeGreaterThanOrEqual(300);

  const seen = { ...(await gridContent(page, 'Teacher View')), ...(await gridContent(page, 'Class View')) };
  expect(Object.keys(seen).sort()).toEqual(lessons);
  expect(bellgrid('verify', exported.path)).toMatchObject({ code: 0 });

  // The school keeps exactly what its file says, and is offered the usual rules.
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
  const offer = page.getByRole('region', { name: 'Your school does not use the usual rules yet' });
  await expect(offer.getByText('Classes have no gaps')).toBeVisible();
  await expect(offer.getByText(/^now [\d,]+ gaps$/).last()).toBeVisible();
  await offer.getByRole('button', { name: 'Add these rules' }).click();
  await expect(offer).toBeHidden();
  const rules = page.getByRole('region', { name: 'Usual rules', exact: true });
  // Its days have no time for the two rules about lunch.
  await expect(rules.getByRole('switch', { checked: true })).toHaveCount(7);
});

test('a conflict planted in a real school is followed to the constraints, repaired there, and every lesson is placed', async ({
  page,
}, testInfo) => {
  // The solver works twice, and searches a schedule for each repair.
  test.slow();
  await signUp(page);
  await importFile(page, fetDataFile('Italy/2007/simple/simpler-Italian'));
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  const { path, dataStore } = await exportDraft(page, testInfo, 'school.json');
  const { id } = contradict(path, { setsSpread: true });
  await importFile(page, path);
  await openSchedule(page);
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  await expect(page.getByText('Your latest schedule has a scheduling conflict')).toBeVisible({
    timeout: 100_000,
  });
  await page.getByRole('button', { name: 'View Details' }).click();
  await page.waitForURL('/constraints/subject');
  const panel = page.getByRole('complementary', { name: 'Scheduling Conflicts' });
  await expect(panel.locator(`a[href="/subjects/${id}"]`).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Apply this repair' }).first().click();
  await expect(panel.getByText('Repair applied:')).toBeVisible();
  await expect(panel.getByText(/^Generate Schedule begins with the schedule that was found/)).toBeVisible();
  const started = page.waitForRequest('**/api/solver/spawn');
  await panel.getByRole('button', { name: 'Generate Schedule' }).click();
  expect((await started).postDataJSON()).toMatchObject({ repair: 0 });
  await expect(page.getByText('Your schedule is ready')).toBeVisible({ timeout: 100_000 });
  await page.getByRole('button', { name: 'View schedule' }).click();
  // The lessons that had places already are locked there: there is nothing to compare with.
  await expect(page.getByText('The new schedule is in place')).toBeVisible();
  const placed = await exportDraft(page, testInfo, 'placed.json');
  expect(Object.keys(placed.dataStore.lessons)).toHaveLength(Object.keys(dataStore.lessons).length);
  expect(Object.values(placed.dataStore.lessons).filter(({ timeSlot }) => timeSlot === null)).toEqual([]);
});

test('a run shows its progress, can be cancelled, its partial timetable can be viewed, and its end is announced on other screens', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signUp(page);
  // Nearly all lessons are placed within a second or two; the last ones take half a minute, on any machine longer than the
  // way from the first timetable to the button that stops the run.
  await importFile(page, fetDataFile('Syria/Hama/2019/High-school'));
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await openSchedule(page);
  const toolbar = page.getByRole('region', { name: 'Schedule tools' });
  const height = async () => (await toolbar.boundingBox())?.height;
  const heights = new Map<number, number | undefined>();
  for (const width of [1440, 1366, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeEnabled();
    heights.set(width, await height());
  }
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  // Runs of other schools may have the places of the solver for a while.
  await expect(page.getByTestId('solver-progress')).toContainText(/\d+ \/ \d+/, { timeout: 90_000 });
  for (const [width, before] of heights) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(height, `the grid does not jump when a run begins: ${width} px`).toBe(before);
  }
  // The best so far is in the grid, not yet in the draft.
  await expect(page.getByRole('grid').locator('[data-lesson-id]').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel Schedule Processing' }).click();
  await page.getByRole('menuitem', { name: 'Stop and use the best so far' }).click();
  await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeEnabled({ timeout: 30_000 });
  // Only locked lessons had places: there is nothing to compare with.
  await expect(page.getByText('The new schedule is in place')).toBeVisible({ timeout: 30_000 });
  expect(Object.keys(await gridContent(page, 'Teacher View')).length).toBeGreaterThan(300);

  // The check does not end before the other screen is open.
  let goOn = () => {};
  const isElsewhere = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/solver/spawn', async (route) => {
    await isElsewhere;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Validate Schedule' }).click();
  await openList(page, 'Teachers');
  goOn();
  // It may wait for a place, too.
  await page.getByRole('button', { name: 'Go to Schedule' }).click({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/schedule/);
});
