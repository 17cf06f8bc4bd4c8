import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createExampleSchool, serializeDraftFile } from '@bellgrid/model';
import { signUp } from './support/account.ts';
import { bellgrid, importFile } from './support/draft-file.ts';
import { openHistory } from './support/history.ts';
import { expect, test } from './support/test.ts';

/** The words of a PDF file with the middle of each in points. */
function wordsOf(path: string) {
  const { stdout } = spawnSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g;
  return stdout
    .split('<page ')
    .slice(1)
    .flatMap((content, page) =>
      [...content.matchAll(word)].map(([, left, top, right, bottom, text = '']) => ({
        ...{ page, text, x: (Number(left) + Number(right)) / 2, y: (Number(top) + Number(bottom)) / 2 },
      })),
    );
}

test('a finished schedule is looked at, printed, and downloaded as PDF and for Excel', async ({
  page,
}, testInfo) => {
  const plain = testInfo.outputPath('plain.json');
  const school = testInfo.outputPath('school.json');
  const dataStore = createExampleSchool({ schoolName: 'Riverside Academy' });
  for (const lesson of Object.values(dataStore.lessons)) lesson.locked = false;
  writeFileSync(
    plain,
    serializeDraftFile({ fileVersion: 21, dataStore, solutionStore: {}, pageMemory: {} } as never),
  );
  expect(bellgrid('solve', plain, '--until', 'full', '--out', school).code).toBe(0);
  await signUp(page);
  await importFile(page, school);

  await page.getByRole('navigation').getByRole('link', { name: 'Export Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Export Schedule' })).toBeVisible();
  const toPdf = page.getByRole('button', { name: 'Export to PDF' });
  const preview = page.getByRole('region', { name: 'Preview' });
  // All classes and all days are chosen at first.
  await expect(preview.getByRole('status')).toHaveText('5A · 1 of 12');
  await expect(toPdf).toBeEnabled();
  const toldAt = async (name: string): Promise<string | null> => {
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    // A disabled button hears no pointer; what is around it does.
    await page.getByRole('button', { name }).hover({ force: true });
    return page.getByRole('tooltip').textContent();
  };
  expect(await toldAt('Export to PDF')).toMatch(/in a window of its own, to print it/);
  expect(await toldAt('Download PDF')).toMatch(/as a PDF file at once/);
  expect(await toldAt('Export to Excel')).toMatch(/Excel/);
  const classes = page.getByRole('combobox', { name: 'Classes' });
  await classes.click();
  await page.getByRole('option', { name: 'Select All' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Day Schedules', { exact: true }).click();
  const days = page.getByRole('combobox', { name: 'Days' });
  for (let day = 0; day < 5; day += 1) await days.press('Backspace');
  await page.keyboard.press('Escape');
  for (const [view, reason] of [
    ['Day Schedules', 'Choose at least one day.'],
    ['Division Schedules', 'Choose a class.'],
    ['Individual Schedules', 'Choose at least one class, teacher or classroom.'],
  ] as const) {
    await page.getByText(view, { exact: true }).click();
    if (view === 'Division Schedules') {
      // The first class with a division is chosen at once.
      await expect(toPdf).toBeEnabled();
      await page.getByRole('combobox', { name: 'Class', exact: true }).selectOption('');
    }
    await expect(preview.getByText(reason)).toBeVisible();
    await expect(toPdf).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeDisabled();
    for (const name of ['Export to PDF', 'Download PDF', 'Export to Excel'])
      expect([view, name, await toldAt(name)]).toEqual([view, name, reason]);
  }
  await page.getByText('Global Schedule', { exact: true }).click();
  await expect(toPdf).toBeEnabled();
  await page.getByText('Individual Schedules', { exact: true }).click();

  await classes.fill('5');
  await page.getByRole('option', { name: '5A' }).click();
  await classes.fill('5');
  await page.getByRole('option', { name: '5B' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Landscape', { exact: true }).click();
  await expect(preview.getByRole('status')).toHaveText('5A · 1 of 2');
  const sheet = preview.getByRole('img', { name: '5A' });
  await expect(sheet).toContainText('Mathematics');
  await preview.getByRole('button', { name: 'Next page' }).click();
  await expect(preview.getByRole('status')).toHaveText('5B · 2 of 2');
  await page.getByRole('checkbox', { name: 'Version number' }).check();
  await expect(preview.getByRole('img', { name: '5B' })).toContainText('Version 1');

  const opening = page.waitForEvent('popup');
  await toPdf.click();
  const opened = await opening;
  await expect(opened.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(opened.getByRole('img')).toHaveCount(2);
  await expect(opened).toHaveTitle(/^Riverside Academy Individual Schedule \d{4}-\d\d-\d\d v1$/);
  const printed = testInfo.outputPath('printed.pdf');
  await opened.pdf({ path: printed, preferCSSPageSize: true });
  await opened.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await toPdf.click();
  const dialog = page.getByRole('dialog', { name: 'Popup Blocked' });
  await expect(dialog).toContainText('Please enable pop-ups for this site and try again.');
  await dialog.getByRole('button', { name: 'Got it' }).click();

  const pdfFile = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = testInfo.outputPath('schedule.pdf');
  await (await pdfFile).saveAs(pdf);
  const text = spawnSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' }).stdout;
  expect(text).toContain('Riverside Academy');
  expect(text).toContain('5B');
  // The print window and the file are one layout: each word of one is in the other, at its place.
  const inFile = wordsOf(pdf);
  expect(inFile.length).toBeGreaterThan(50);
  const elsewhere = wordsOf(printed).filter((word) => {
    const at = inFile.findIndex(
      ({ page: sheet, text: own, x, y }) =>
        sheet === word.page && own === word.text && Math.hypot(x - word.x, y - word.y) < 1.5,
    );
    if (at >= 0) inFile.splice(at, 1);
    return at < 0;
  });
  expect([elsewhere, inFile]).toEqual([[], []]);

  const excelFile = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const excel = await excelFile;
  expect(excel.suggestedFilename()).toMatch(/v1\.xlsx$/);
  const workbook = testInfo.outputPath('schedule.xlsx');
  await excel.saveAs(workbook);
  expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Other files' }).click();
  const calendar = page.getByRole('menuitem', { name: /^Calendar/ });
  await expect(calendar).toBeDisabled();
  await expect(calendar).toContainText(
    'Enter a school year with dates on the Schedule Structure screen first.',
  );
  const listFile = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'List of lessons (CSV)' }).click();
  const list = testInfo.outputPath('schedule.csv');
  await (await listFile).saveAs(list);
  expect(readFileSync(list, 'utf8')).toContain('Mathematics');

  const history = await openHistory(page);
  await expect(history).toContainText('Schedule Exported');
});
