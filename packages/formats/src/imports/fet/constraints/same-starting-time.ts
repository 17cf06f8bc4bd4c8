import { percentWeight } from '../percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportedLesson } from './import-context.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { lessonsOf } from './references.ts';

/**
 * Lessons that start together. A 'same time' rule permits its lessons to share their classes' time, which
 * FET's does not: where students are in two of the lessons the rule could never be kept, and is left out.
 */
export const sameStartingTime: ConstraintImporter = {
  name: 'ConstraintActivitiesSameStartingTime',
  carry: (element, context, percent) => {
    const [first, ...others] = lessonsOf(element, context);
    if (!first || others.length === 0) return CARRIED;
    const together = [first, ...others].flatMap(context.linkedWith);
    if (haveCommonStudents([...new Set(together)])) {
      return notCarried('some of its activities share students, so they can never start together');
    }
    for (const other of others) context.link(first, other, percentWeight(percent));
    return CARRIED;
  },
};

function haveCommonStudents(lessons: readonly ImportedLesson[]): boolean {
  return lessons.some((a, index) => lessons.slice(index + 1).some((b) => haveCommonAtom(a.atoms, b.atoms)));
}
