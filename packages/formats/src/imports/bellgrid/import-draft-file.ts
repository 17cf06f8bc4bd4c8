import { countNames, type Draft, type LoadFinding, loadDraftFile } from '@bellgrid/model';
import { defineImport, type FormatRead } from '../report/define-import.ts';
import type { CarriedEntry, ImportFinding, ImportReport } from '../report/import-result.ts';
import { joinWarnings } from '../report/warnings.ts';
import { loadWarning } from './load-warning.ts';

/**
 * The product's own files, of any version up to this one; dropped and repaired parts are warnings of the
 * report.
 */
export const draftFileFormat = defineImport({
  id: 'bellgrid',
  sniff: (head) => head.startsWith('{'),
  read: readDraftFile,
});

function readDraftFile(text: string): FormatRead {
  const loaded = loadDraftFile(text);
  if (!loaded.ok) return { ok: false, findings: loaded.findings.map(asFinding) };
  const { file, findings } = loaded;
  // An empty school is one; what had to be set right until nothing of it was left is none.
  if (findings.length > 0 && isEmpty(file.dataStore)) {
    const dropped = findings.filter(({ severity }) => severity === 'dropped');
    return { ok: false, findings: [NO_SCHOOL, ...dropped].map(asFinding) };
  }
  return { ok: true, draft: file.dataStore, file, report: reportOf(file.dataStore, findings) };
}

const NO_SCHOOL: LoadFinding = {
  severity: 'error',
  path: 'dataStore',
  message: { code: 'loading.noSchool' },
};

function isEmpty({ groups, teachers, classrooms, subjects, lessons }: Draft): boolean {
  return [groups, teachers, classrooms, subjects, lessons].every((records) => count(records) === 0);
}

function asFinding({ path, message }: LoadFinding): ImportFinding {
  return { severity: 'error', message, line: null, element: path === '' ? null : path };
}

function reportOf(draft: Draft, findings: readonly LoadFinding[]): ImportReport {
  const things = [
    ['imports.things.days', count(draft.schoolData.days)],
    ['imports.things.structures', count(draft.schoolData.structures)],
    ['imports.things.groups', count(draft.groups)],
    ['imports.things.trackSets', count(draft.trackSets)],
    ['imports.things.teachers', count(draft.teachers)],
    // As the lists count them.
    ['imports.things.subjects', countNames(draft.subjects)],
    ['imports.things.lessons', count(draft.lessons)],
    ['imports.things.classrooms', count(draft.classrooms)],
    ['imports.things.constraints', count(draft.constraints)],
  ] as const;
  const carried = things.map(([code, amount]): CarriedEntry => {
    return { name: { code }, count: amount, element: null };
  });
  return {
    carried: carried.filter((entry) => entry.count > 0),
    approximated: [],
    notCarried: [],
    placements: Object.values(draft.lessons).filter((lesson) => lesson.timeSlot !== null).length,
    warnings: joinWarnings(findings.map((finding) => loadWarning(draft, finding))),
  };
}

function count(records: object): number {
  return Object.keys(records).length;
}
