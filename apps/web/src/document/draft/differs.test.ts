import { commands, createExampleSchool, exportSettingsOf, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { differsInSchool, differsInWork } from './differs.ts';

test('the choice of what to print makes no other school, and is no work that is missed; a typed row is work', () => {
  const school = createExampleSchool();
  const settings = { ...exportSettingsOf(school), selectedExportView: 'day' as const };
  const printed = runCommand(school, commands.setExportSettings, { settings });
  const withRow = runCommand(printed, commands.setAddedRows, {
    added: [{ name: 'Chess', structure: Object.keys(school.schoolData.structures)[0] ?? '' }],
  });
  const renamed = runCommand(printed, commands.setSchoolName, { schoolName: 'Lake School' });
  const drafts = [school, printed, withRow, renamed];
  expect(drafts.map((draft) => differsInSchool(school, draft))).toEqual([false, false, false, true]);
  expect(drafts.map((draft) => differsInWork(school, draft))).toEqual([false, false, true, true]);
});
