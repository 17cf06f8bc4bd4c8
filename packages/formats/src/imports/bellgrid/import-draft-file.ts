import { type Draft, type LoadFinding, loadDraftFile } from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import { defineImport, type FormatRead } from '../define-import.ts';
import type { CarriedEntry, ImportFinding, ImportReport } from '../import-result.ts';
import { warningLines } from '../warning-lines.ts';
import { findingInWords } from './finding-words.ts';

/** The product's own files, of any version up to this one; what was dropped or repaired are warnings of the report. */
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

const english = createTexts();

function asFinding({ path, message }: LoadFinding): ImportFinding {
  return {
    severity: 'error',
    message: messageText(english, null, message),
    line: null,
    element: path === '' ? null : path,
  };
}

function reportOf(draft: Draft, findings: readonly LoadFinding[]): ImportReport {
  const carried: CarriedEntry[] = [
    { name: 'Days', count: draft.schoolData.days.length },
    { name: 'Schedule structures', count: count(draft.schoolData.structures) },
    { name: 'Classes', count: count(draft.groups) },
    { name: 'Divisions', count: count(draft.trackSets) },
    { name: 'Teachers', count: count(draft.teachers) },
    { name: 'Subjects', count: count(draft.subjects) },
    { name: 'Lessons', count: count(draft.lessons) },
    { name: 'Classrooms', count: count(draft.classrooms) },
    { name: 'Constraints', count: count(draft.constraints) },
  ];
  return {
    carried: carried.filter((entry) => entry.count > 0),
    approximated: [],
    notCarried: [],
    placements: Object.values(draft.lessons).filter((lesson) => lesson.timeSlot !== null).length,
    warnings: warningLines(findings.map((finding) => findingInWords(draft, finding))),
  };
}

function count(records: object): number {
  return Object.keys(records).length;
}
