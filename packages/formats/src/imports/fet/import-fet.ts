import {
  createDraft,
  type Draft,
  isScheduled,
  type Lesson,
  MAX_DAYS,
  MAX_PERIODS,
  type Message,
  value,
} from '@bellgrid/model';
import { defineImport, type FormatRead } from '../report/define-import.ts';
import type { ImportFinding } from '../report/import-result.ts';
import { nameMessage } from '../report/warnings.ts';
import { carryConstraints } from './constraints/carry-constraints.ts';
import { approximated, CARRIED, notCarried, type Outcome } from './constraints/constraint-importer.ts';
import { createImportContext } from './constraints/create-context.ts';
import { keptSet } from './constraints/references.ts';
import { buildClasses } from './draft/build-classes.ts';
import { buildDivisions } from './draft/build-divisions.ts';
import { buildClassrooms, buildTeachers } from './draft/build-people.ts';
import { buildScheduleStructure } from './draft/build-structure.ts';
import { buildSubjects } from './draft/build-subjects.ts';
import { settleRooms, unlockOpenRooms } from './draft/settle-rooms.ts';
import { createTimeGrid } from './draft/time-grid.ts';
import { createReportBuilder, type ReportBuilder } from './report-builder.ts';
import { checkSize } from './source/check-size.ts';
import type { FetFile } from './source/fet-file.ts';
import { readFetFile } from './source/read-fet-file.ts';
import { parseXml } from './xml/parse-xml.ts';
import { FetRefusal } from './xml/refusal.ts';

const MAX_FINDINGS = 100;

/**
 * Files of FET, version 5 or later, in the modes Official and Mornings-Afternoons. The report lists the parts
 * that were carried and those that were not; the same file gives the same draft, ids included.
 */
export const fetFormat = defineImport({
  id: 'fet',
  sniff: (head) => head.startsWith('<'),
  read: readFet,
});

function readFet(text: string): FormatRead {
  const findings: ImportFinding[] = [];
  const refuse = (refusal: FetRefusal): void => {
    if (findings.length < MAX_FINDINGS) findings.push(refusal.finding);
  };
  try {
    const file = readFetFile(parseXml(withPlainLineEnds(text), 'fet'), refuse);
    checkSize(file);
    const imported = buildDraft(file, refuse);
    return findings.length > 0 ? { ok: false, findings } : { ok: true, file: null, ...imported };
  } catch (error) {
    if (!(error instanceof FetRefusal)) throw error;
    return { ok: false, findings: [...findings, error.finding] };
  }
}

/** XML reads every kind of line end as a line feed. */
function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function buildDraft(file: FetFile, refuse: (refusal: FetRefusal) => void) {
  const grid = createTimeGrid(file);
  if (grid.dayCount > MAX_DAYS || grid.periodCount > MAX_PERIODS) {
    const found = { days: grid.dayCount, periods: grid.periodCount };
    const values = { ...found, mostDays: MAX_DAYS, mostPeriods: MAX_PERIODS };
    throw new FetRefusal({ code: 'imports.fet.largeGrid', values });
  }
  const report = createReportBuilder();
  const draft = createDraft({ schoolName: file.institution.trim() });
  const structure = buildScheduleStructure(draft, file, grid, report.warn);
  const teacherIds = buildTeachers(draft, file);
  const classroomIds = buildClassrooms(draft, file);
  const classes = buildClasses(draft, file, structure.id);
  const subjects = buildSubjects(draft, file, classes, teacherIds, structure.id, report.warn);
  buildDivisions(draft, classes, subjects, createSetNames(file), report.warn);
  countItems(draft, file, report);
  const parts = {
    file,
    draft,
    structure,
    grid,
    classes,
    subjects,
    teacherIds,
    classroomIds,
    warn: report.warn,
  };
  const { context, wishes } = createImportContext(parts);
  carryConstraints(context, report, refuse);
  for (const { lesson } of context.lessons.values()) if (!isScheduled(lesson)) takeAway(lesson);
  settleRooms(context, wishes);
  unlockOpenRooms(context);
  const placements = Object.values(draft.lessons).filter((lesson) => lesson.timeSlot !== null).length;
  return { draft, report: report.build(placements) };
}

/** A lesson with neither teachers nor classes is not scheduled, so it is left unplaced. */
function takeAway(lesson: Lesson): void {
  lesson.timeSlot = null;
  lesson.locked = false;
}

/** The name of the set that has exactly these students; the smallest year, group or subgroup wins. */
function createSetNames(file: FetFile): (atoms: readonly number[]) => string | null {
  const names = new Map<string, string>();
  for (const { name, atoms } of file.students.byName.values()) names.set(atoms.join(), name);
  return (atoms) => names.get(atoms.join()) ?? null;
}

function roomMessage(name: string): Message {
  return { code: 'imports.fet.room', values: { name: value.text(name) } };
}

function virtualRoomOutcome(sets: readonly (readonly string[])[]): Outcome {
  const kept = keptSet(sets);
  if (kept.length === 0) return notCarried('imports.fet.reason.emptyVirtualRoom');
  if (sets.length === 1) return CARRIED;
  const values = { rooms: sets.length, kept: value.messages(kept.map(nameMessage), 'or') };
  return approximated('imports.fet.reason.virtualRoom', values);
}

function countItems(draft: Draft, file: FetFile, report: ReportBuilder): void {
  const count = (code: string, amount: number): void => report.count({ code }, CARRIED, amount);
  count('imports.fet.things.days', file.days.length);
  count('imports.fet.things.hours', file.hours.length);
  count('imports.fet.things.subjects', file.subjects.length);
  count('imports.fet.things.teachers', Object.keys(draft.teachers).length);
  count('imports.fet.things.classes', Object.keys(draft.groups).length);
  count('imports.fet.things.divisions', Object.keys(draft.trackSets).length);
  count('imports.fet.things.activities', Object.keys(draft.lessons).length);
  count('imports.fet.things.rooms', Object.keys(draft.classrooms).length);

  const inactive = file.activities.filter((activity) => !activity.active).length;
  report.count({ code: 'imports.fet.activity' }, notCarried('imports.fet.reason.inactive'), inactive);
  for (const { name, sets } of file.rooms)
    if (sets) report.count(roomMessage(name), virtualRoomOutcome(sets));
  const bound = file.teachers.filter(({ behavior }) => behavior !== '' && behavior !== 'Unrestricted');
  report.count('Mornings_Afternoons_Behavior', notCarried('imports.fet.reason.behavior'), bound.length);
  for (const { id, subject, teachers, students, active } of file.activities) {
    if (active && teachers.length === 0 && students.length === 0) {
      const thing = { code: 'imports.fet.activityOf', values: { id, subject: value.text(subject) } };
      report.warn(thing, { code: 'imports.fet.warning.nobody' });
    }
  }
}
