import { signUp } from './support/account.ts';
import { bellgrid, exportDraft, importFile } from './support/draft-file.ts';
import { fetDataFile, hasFetData } from './support/fet-data.ts';
import { generate, gridContent, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

// biome-ignore lint/suspicious/noSkippedTests: where the package cannot be installed, the run names what it passed over.
test.skip(!hasFetData, 'needs the Debian package fet-data');

test('a real school of FET is imported with a report and generated with every lesson in the grid', async ({
  page,
}, testInfo) => {
  await signUp(page);
  await importFile(page, fetDataFile('Spain/2-secondary-school/secondary-school'), async () => {
    await expect(page.getByRole('heading', { name: 'Carried over', exact: true })).toBeVisible();
  });
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await openSchedule(page);
  await generate(page);
  await untilSaved(page);

  const exported = await exportDraft(page, testInfo, 'school.json');
  const lessons = Object.keys(exported.dataStore.lessons).sort();
  expect(lessons.length).toBeGreaterThanOrEqual(300);

  const seen = { ...(await gridContent(page, 'Teacher View')), ...(await gridContent(page, 'Class View')) };
  expect(Object.keys(seen).sort()).toEqual(lessons);
  expect(bellgrid('verify', exported.path)).toMatchObject({ code: 0 });
});
