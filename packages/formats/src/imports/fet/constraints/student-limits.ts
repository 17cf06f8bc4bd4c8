import type { Id } from '@bellgrid/model';
import type { FetMode } from '../source/fet-file.ts';
import { percentWeight } from '../source/percent-weight.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { CARRIED, type ConstraintImporter, notCarried, type Outcome } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { commonLength, lessonsByStudents } from './lessons-by-students.ts';
import type { WrittenRule } from './person-rule.ts';
import { numberOf, studentsOf } from './references.ts';

/**
 * Periods a day of every student: a limit of each class without divisions; in divided classes a limit on the
 * lessons of each different set of students, when their lessons are all of one length.
 */
function importer(name: string, mode: FetMode, reach: 'one' | 'all'): ConstraintImporter {
  return {
    name,
    children: { ...(reach === 'one' ? { Students: 'once' } : {}), Maximum_Hours_Daily: 'once' },
    carry: (element, context, percent) => {
      if (context.file.mode !== mode) {
        return notCarried('imports.fet.reason.halfDays');
      }
      const atoms = reach === 'one' ? studentsOf(element, context).atoms : null;
      return carryLimit(element, context, percent, atoms);
    },
  };
}

function carryLimit(
  element: FetElement,
  context: ImportContext,
  percent: number,
  atoms: StudentAtoms | null,
): Outcome {
  const limit = numberOf(element, 'Maximum_Hours_Daily', 1);
  if (limit >= context.grid.periodCount) return CARRIED;
  const weight = percentWeight(percent);
  const { undivided, others } = splitAtoms(context, atoms);
  const sets = lessonsByStudents(context, others);
  if (sets.some((lessons) => commonLength(lessons) === null)) {
    return notCarried('imports.fet.reason.unequalLessons');
  }
  if (sets.some((lessons) => (commonLength(lessons) ?? 1) > limit)) {
    return notCarried('imports.fet.reason.longLesson');
  }
  const params = { maxPeriods: limit };
  for (const base of undivided)
    context.addToPerson('groupConstraint', base, 'maxPeriodsPerDay', params, weight);
  if (atoms === null) {
    const rule = { type: 'groupConstraint', constraint: 'maxPeriodsPerDay', params, weight } as const;
    context.rulesForAll.push({ ...rule, members: undivided, wantsLessons: false });
  }
  for (const lessons of sets) {
    const maxLessons = Math.floor(limit / (commonLength(lessons) ?? 1));
    const ids = lessons.map(({ lesson }) => lesson.id);
    if (ids.length > maxLessons) context.addToLessons('perDayLimit', { lessons: ids, maxLessons }, weight);
  }
  return CARRIED;
}

/** The classes without divisions that lie wholly within the students, and the other students. */
function splitAtoms(
  context: ImportContext,
  atoms: StudentAtoms | null,
): { undivided: Id[]; others: Set<number> } {
  const others = new Set(atoms ?? context.classes.flatMap((each) => [...each.atoms]));
  const undivided: Id[] = [];
  for (const { id, atoms: own } of context.classes) {
    const group = context.draft.groups[id];
    if (!group || group.isTracked || !own.every((atom) => others.has(atom))) continue;
    for (const atom of own) others.delete(atom);
    if (group.subjects.length > 0) undivided.push(id);
  }
  return { undivided, others };
}

export const studentLimits: readonly ConstraintImporter[] = [
  importer('ConstraintStudentsMaxHoursDaily', 'Official', 'all'),
  importer('ConstraintStudentsSetMaxHoursDaily', 'Official', 'one'),
  importer('ConstraintStudentsMaxHoursDailyRealDays', 'Mornings_Afternoons', 'all'),
  importer('ConstraintStudentsSetMaxHoursDailyRealDays', 'Mornings_Afternoons', 'one'),
];

export const writtenStudentLimit: WrittenRule = {
  kind: 'maxPeriodsPerDay',
  teacher: null,
  students: { one: 'ConstraintStudentsSetMaxHoursDaily', all: 'ConstraintStudentsMaxHoursDaily' },
  write: ({ maxPeriods }, { names }) => [
    ['Maximum_Hours_Daily', Math.min(Number(maxPeriods), names.hours.length)],
  ],
};
