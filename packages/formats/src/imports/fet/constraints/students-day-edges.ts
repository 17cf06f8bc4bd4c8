import { percentWeight } from '../percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { matchingLessons } from './matching-lessons.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { lessonsOf } from './references.ts';

type Select = (element: FetElement, context: ImportContext) => ImportedLesson[];

const byId: Select = (element, context) => lessonsOf(element, context);

/** Lessons after (before) which none of their students has another on that day. */
function importer(name: string, constraint: 'beginsDay' | 'endsDay', select: Select): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      if (context.file.mode !== 'Official') {
        return notCarried('in this mode it is about half-days, which have no counterpart');
      }
      const lessons = select(element, context).map(({ lesson }) => lesson.id);
      if (lessons.length === 0) return CARRIED;
      context.add({ type: 'lessons', constraint, lessons, weight: percentWeight(percent) });
      return CARRIED;
    },
  };
}

export const studentsDayEdges: readonly ConstraintImporter[] = [
  importer('ConstraintActivityEndsStudentsDay', 'endsDay', byId),
  importer('ConstraintActivitiesEndStudentsDay', 'endsDay', matchingLessons),
  importer('ConstraintActivityBeginsStudentsDay', 'beginsDay', byId),
  importer('ConstraintActivitiesBeginStudentsDay', 'beginsDay', matchingLessons),
];
