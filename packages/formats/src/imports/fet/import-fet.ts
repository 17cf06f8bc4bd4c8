import {
  createDraft,
  type Draft,
  isScheduled,
  type Lesson,
  MAX_DAYS,
  MAX_PERIODS,
  MAX_SCHOOL_NAME,
} from '@bellgrid/model';
import type { ImportFinding, ImportResult } from '../import-result.ts';
import { carryConstraints } from './constraints/carry-constraints.ts';
import { createContext } from './constraints/create-context.ts';
import { CARRIED, notCarried } from './constraints/outcome.ts';
import { buildClasses } from './draft/build-classes.ts';
import { buildDivisions } from './draft/build-divisions.ts';
import { buildClassrooms, buildTeachers } from './draft/build-people.ts';
import { buildStructure } from './draft/build-structure.ts';
import { buildSubjects } from './draft/build-subjects.ts';
import { settleRooms, unlockOpenRooms } from './draft/settle-rooms.ts';
import { createTimeGrid } from './draft/time-grid.ts';
import { FetRefusal } from './refusal.ts';
import { createReportBuilder, type ReportBuilder } from './report-builder.ts';
import { checkSize } from './source/check-size.ts';
import type { FetFile } from './source/fet-file.ts';
import { readFetFile } from './source/read-fet-file.ts';
import { decodeBytes, normalizeText } from './xml/decode-bytes.ts';
import { parseXml } from './xml/parse-xml.ts';

/** Larger than any real school by far (the largest that FET ships has 6 MB). */
export const MAX_FET_BYTES = 50_000_000;
const MAX_FINDINGS = 100;

/**
 * Reads a file of FET (version 5 or later, modes Official and Mornings-Afternoons) into a new draft and
 * reports what was carried and what was not. The same file gives the same draft, ids included. Never throws:
 * what cannot be read is a list of findings with their lines.
 */
export function importFet(input: Uint8Array | string, options: { maxBytes?: number } = {}): ImportResult {
  const findings: ImportFinding[] = [];
  const refuse = (refusal: FetRefusal): void => {
    if (findings.length < MAX_FINDINGS) findings.push(refusal.finding);
  };
  try {
    const text = textOf(input, options.maxBytes ?? MAX_FET_BYTES);
    const file = readFetFile(parseXml(text, 'fet'), refuse);
    checkSize(file);
    const imported = buildDraft(file, refuse);
    return findings.length > 0 ? { ok: false, findings } : { ok: true, ...imported };
  } catch (error) {
    if (!(error instanceof FetRefusal)) throw error;
    return { ok: false, findings: [...findings, error.finding] };
  }
}

function textOf(input: Uint8Array | string, maxBytes: number): string {
  if (input.length > maxBytes) {
    const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
    throw new FetRefusal(
      `The file has ${megabytes(input.length)}; files of at most ${megabytes(maxBytes)} can be imported.`,
    );
  }
  return typeof input === 'string' ? normalizeText(input) : decodeBytes(input);
}

function buildDraft(file: FetFile, refuse: (refusal: FetRefusal) => void) {
  const grid = createTimeGrid(file);
  if (grid.dayCount > MAX_DAYS || grid.periodCount > MAX_PERIODS) {
    const found = `${grid.dayCount} days with ${grid.periodCount} periods`;
    throw new FetRefusal(`The file has ${found}; at most ${MAX_DAYS} days with ${MAX_PERIODS} periods fit.`);
  }
  const report = createReportBuilder();
  const draft = createDraft({ schoolName: file.institution.trim().slice(0, MAX_SCHOOL_NAME) });
  const structure = buildStructure(draft, file, grid);
  const teacherIds = buildTeachers(draft, file);
  const classroomIds = buildClassrooms(draft, file);
  const classes = buildClasses(draft, file, structure.id);
  const subjects = buildSubjects(draft, file, classes, teacherIds, structure.id);
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
  const { context, wishes } = createContext(parts);
  carryConstraints(context, report, refuse);
  for (const { lesson } of context.lessons.values()) if (!isScheduled(lesson)) takeAway(lesson);
  settleRooms(context, wishes);
  unlockOpenRooms(context);
  const placements = Object.values(draft.lessons).filter((lesson) => lesson.timeSlot !== null).length;
  return { draft, report: report.build(placements) };
}

/** A lesson with neither teachers nor classes is not scheduled, so it stands nowhere. */
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

function countItems(draft: Draft, file: FetFile, report: ReportBuilder): void {
  const count = (name: string, amount: number): void => report.count(name, CARRIED, amount);
  count('Days', file.days.length);
  count('Hours', file.hours.length);
  count('Subjects', file.subjects.length);
  count('Teachers', Object.keys(draft.teachers).length);
  count('Students (classes)', Object.keys(draft.groups).length);
  count('Students (divisions)', Object.keys(draft.trackSets).length);
  count('Activities', Object.keys(draft.lessons).length);
  count('Rooms', Object.keys(draft.classrooms).length);

  const inactive = file.activities.filter((activity) => !activity.active).length;
  report.count('Activity', notCarried('it is not active'), inactive);
  for (const room of file.rooms) {
    if (room.isVirtual) report.count(`Room "${room.name}"`, notCarried('it is a virtual room'));
  }
  const bound = file.teachers.filter(({ behavior }) => behavior !== '' && behavior !== 'Unrestricted');
  report.count(
    'Mornings_Afternoons_Behavior',
    notCarried(
      'whether a teacher may teach in the morning and in the afternoon of one day has no counterpart',
    ),
    bound.length,
  );
  for (const { id, subject, teachers, students, active } of file.activities) {
    if (active && teachers.length === 0 && students.length === 0) {
      report.warn(`Activity ${id} (${subject})`, 'neither teachers nor students, so not scheduled.');
    }
  }
}
