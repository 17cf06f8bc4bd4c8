import { signUp } from './support/account.ts';
import { bellgrid, exportDraft, importFile } from './support/draft-file.ts';
import { generate, gridContent, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

test('the example school is generated, seen in every view, kept over a reload, exported and imported', async ({
  page,
}, testInfo) => {
  await signUp(page);
  const steps = page.getByRole('region', { name: 'Steps to your first schedule' });
  await expect(steps.getByRole('link', { name: 'Step 1: Week' })).toBeVisible();
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeFocused();
  await steps.getByRole('link', { name: 'Step 3: Teachers, done, 22 entered' }).click();
  await expect(page.getByRole('heading', { name: '22 teachers' })).toBeVisible();
  await steps.getByRole('link', { name: 'Step 5: Generate' }).click();
  await expect(page.getByRole('button', { name: 'Generate Schedule' })).toBeFocused();
  await openSchedule(page);
  await generate(page);
  await expect(steps).toBeHidden();

  const classes = await gridContent(page, 'Class View');
  const teachers = await gridContent(page, 'Teacher View');
  await gridContent(page, 'Classroom View');
  await untilSaved(page);

  await page.reload();
  expect(await gridContent(page, 'Class View')).toEqual(classes);
  expect(await gridContent(page, 'Teacher View')).toEqual(teachers);

  const exported = await exportDraft(page, testInfo, 'first.json');
  expect(Object.keys(teachers).sort()).toEqual(Object.keys(exported.dataStore.lessons).sort());
  expect(bellgrid('verify', exported.path)).toMatchObject({ code: 0 });

  await importFile(page, exported.path);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  const again = await exportDraft(page, testInfo, 'second.json');
  expect(again.dataStore).toEqual(exported.dataStore);
});
