import {
  commands,
  type Draft,
  diffDrafts,
  exportSettingsOf,
  isEmptyDiff,
  runCommand,
  schoolOf,
} from '@bellgrid/model';

const differ = (a: Draft, b: Draft): boolean => a !== b && !isEmptyDiff(diffDrafts(a, b));

/** True when drafts are not the same school with the same timetable; what screens remember, such as settings of pages, is no part of it. */
export const differsInSchool = (a: Draft, b: Draft): boolean => a !== b && differ(schoolOf(a), schoolOf(b));

/** True when drafts differ in more than the settings of pages, which are chosen again in a moment. */
export function differsInWork(a: Draft, b: Draft): boolean {
  const settings = exportSettingsOf(a);
  const withPages = (draft: Draft) => runCommand(draft, commands.setExportSettings, { settings });
  return a !== b && differ(withPages(a), withPages(b));
}
