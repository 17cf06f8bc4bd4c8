import type { Id } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { approximated, CARRIED, notCarried } from './outcome.ts';
import { lessonsOf, numberOf } from './references.ts';

/** Hours between lessons of one day, where the lessons are all those of their subjects. */
export const minGapsBetween: ConstraintImporter = {
  name: 'ConstraintMinGapsBetweenActivities',
  carry: (element, context, percent) => {
    const spacing = numberOf(element, 'MinGaps');
    const lessons = lessonsOf(element, context);
    if (spacing === 0 || lessons.length < 2) return CARRIED;
    if (context.file.mode !== 'Official') {
      return notCarried('in this mode it is about half-days, which have no counterpart');
    }
    const subjects = wholeSubjects(lessons, context);
    if (!subjects)
      return notCarried('it is about some lessons of a subject, and gaps are a rule of whole subjects');
    if (subjects.length < 2) return notCarried('gaps are a rule between different subjects');
    const weight = percentWeight(percent);
    // A rule of two sets asks for gaps between every subject of the one and every subject of the other.
    for (const [index, subject] of subjects.slice(0, -1).entries()) {
      const sets = { subjectsA: [subject], subjectsB: subjects.slice(index + 1) };
      context.add({ type: 'notConsecutive', ...sets, spacing, units: 'period', weight });
    }
    const isExact = subjects.length === lessons.length;
    return isExact ? CARRIED : approximated('between two lessons of one subject it is not asked');
  },
};

/** The subjects of these lessons when no lesson of them is missing. */
function wholeSubjects(lessons: readonly ImportedLesson[], { draft }: ImportContext): Id[] | null {
  const subjects = [...new Set(lessons.map(({ lesson }) => lesson.subject))];
  const all = subjects.reduce((sum, id) => sum + (draft.subjects[id]?.lessons.length ?? 0), 0);
  return all === lessons.length ? subjects : null;
}
