import { percentWeight } from '../percent-weight.ts';
import type { Atoms } from '../source/read-students.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { CARRIED, notCarried, type Outcome } from './outcome.ts';
import { numberOf, studentsOf } from './references.ts';

/**
 * Periods a day of every student: a limit on the lessons of each different set of students, where their
 * lessons are all of one length.
 */
function importer(
  name: string,
  mode: ImportContext['file']['mode'],
  child: string | null,
): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      if (context.file.mode !== mode) {
        return notCarried('in this mode it is about half-days, which have no counterpart');
      }
      const atoms = child === null ? null : studentsOf(element, context, child).atoms;
      return carryLimit(element, context, percent, atoms);
    },
  };
}

function carryLimit(
  element: FetElement,
  context: ImportContext,
  percent: number,
  atoms: Atoms | null,
): Outcome {
  const limit = numberOf(element, 'Maximum_Hours_Daily', 1);
  if (limit >= context.grid.periodCount) return CARRIED;
  const weight = percentWeight(percent);
  const sets = lessonSetsOf(context, atoms).filter((lessons) => lessons.length > 0);
  if (sets.some((lessons) => lengthOf(lessons) === null)) {
    return notCarried('these students have lessons of different lengths, and the limit counts periods');
  }
  for (const lessons of sets) {
    const maxLessons = Math.floor(limit / (lengthOf(lessons) ?? 1));
    const ids = lessons.map(({ lesson }) => lesson.id);
    if (maxLessons === 0) return notCarried('one lesson of these students is longer than the limit');
    if (ids.length <= maxLessons) continue;
    context.add({ type: 'lessons', constraint: 'perDayLimit', lessons: ids, maxLessons, weight });
  }
  return CARRIED;
}

function lengthOf(lessons: readonly ImportedLesson[]): number | null {
  const [first] = lessons;
  const length = first?.activity.duration ?? null;
  return lessons.every(({ activity }) => activity.duration === length) ? length : null;
}

/** The lessons of each student, different sets only. */
function lessonSetsOf(context: ImportContext, atoms: Atoms | null): ImportedLesson[][] {
  const byAtom = new Map<number, ImportedLesson[]>();
  const wanted = atoms && new Set(atoms);
  for (const lesson of context.lessons.values()) {
    for (const atom of lesson.atoms) {
      if (wanted && !wanted.has(atom)) continue;
      const known = byAtom.get(atom);
      if (known) known.push(lesson);
      else byAtom.set(atom, [lesson]);
    }
  }
  const sets = new Map<string, ImportedLesson[]>();
  for (const lessons of byAtom.values()) sets.set(lessons.map(({ activity }) => activity.id).join(), lessons);
  return [...sets.values()];
}

export const studentLimits: readonly ConstraintImporter[] = [
  importer('ConstraintStudentsMaxHoursDaily', 'Official', null),
  importer('ConstraintStudentsSetMaxHoursDaily', 'Official', 'Students'),
  importer('ConstraintStudentsMaxHoursDailyRealDays', 'Mornings_Afternoons', null),
  importer('ConstraintStudentsSetMaxHoursDailyRealDays', 'Mornings_Afternoons', 'Students'),
];
