import { percentWeight } from '../percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportedLesson } from './import-context.ts';
import { CARRIED } from './outcome.ts';
import { lessonsOf } from './references.ts';

/** One rule for every pair that could overlap at all. */
export const notOverlapping: ConstraintImporter = {
  name: 'ConstraintActivitiesNotOverlapping',
  carry: (element, context, percent) => {
    const lessons = lessonsOf(element, context);
    const weight = percentWeight(percent);
    lessons.forEach((a, index) => {
      for (const b of lessons.slice(index + 1)) {
        if (clash(a, b)) continue;
        context.add({
          type: 'lesson',
          base: a.lesson.id,
          other: b.lesson.id,
          constraint: 'not same time',
          values: [],
          weight,
          metaData: null,
        });
      }
    });
    return CARRIED;
  },
};

function clash(a: ImportedLesson, b: ImportedLesson): boolean {
  return haveCommonAtom(a.atoms, b.atoms) || a.lesson.teachers.some((id) => b.lesson.teachers.includes(id));
}
