import { createExampleSchool, exportSettingsSchema } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, it } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { drawXlsx } from './draw-xlsx.ts';
import { paperWords } from './paper-words.ts';
import { schedulesOf } from './schedules.ts';

it('names a sheet by the first 28 letters of its schedule, and numbers those of the same name', async () => {
  const draft = createExampleSchool();
  const names = ['a'.repeat(28), 'b'.repeat(29), 'b'.repeat(30), `${'c'.repeat(27)}😀`, 'Lessons'];
  const groups = Object.values(draft.groups).slice(0, names.length);
  for (const [index, group] of groups.entries()) group.name = names[index] ?? '';
  const settings = exportSettingsSchema.parse({ exportedGroups: groups.map(({ id }) => id) });
  const words = paperWords(createTexts());
  const parts = unzip(await drawXlsx(schedulesOf(draft, settings), settings, words, ''));
  const book = parts.get('xl/workbook.xml') ?? '';
  const sheets = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  expect(sheets).toEqual([
    'a'.repeat(28),
    'b'.repeat(28),
    `${'b'.repeat(24)} (2)`,
    'c'.repeat(27),
    'Lessons',
    'Lessons (2)',
  ]);
});
