import { percentWeight } from '../percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportedLesson } from './import-context.ts';
import { CARRIED } from './outcome.ts';
import { lessonsOf } from './references.ts';

/** Above so many lessons one rule about all of them stands for all the pairs. */
const MAX_LESSONS_IN_PAIRS = 30;

/** One rule for every pair that could overlap at all; of many lessons, at most one at a time. */
export const notOverlapping: ConstraintImporter = {
  name: 'ConstraintActivitiesNotOverlapping',
  carry: (element, context, percent) => {
    const lessons = lessonsOf(element, context);
    const weight = percentWeight(percent);
    if (lessons.length > MAX_LESSONS_IN_PAIRS) {
      const cells = context.structure.cells.map(({ dayIndex, periodIndex }) => ({
        day: dayIndex,
        period: periodIndex,
      }));
      const ids = lessons.map(({ lesson }) => lesson.id);
      context.add({ type: 'lessons', constraint: 'atMostAtATime', lessons: ids, cells, max: 1, weight });
      return CARRIED;
    }
    lessons.forEach((a, index) => {
      for (const b of lessons.slice(index + 1)) {
        if (clash(a, b)) continue;
        const pair = { base: a.lesson.id, other: b.lesson.id, values: [], metaData: null };
        context.add({ type: 'lesson', constraint: 'not same time', ...pair, weight });
      }
    });
    return CARRIED;
  },
};

function clash(a: ImportedLesson, b: ImportedLesson): boolean {
  return haveCommonAtom(a.atoms, b.atoms) || a.lesson.teachers.some((id) => b.lesson.teachers.includes(id));
}
