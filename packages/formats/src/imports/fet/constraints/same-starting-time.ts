import { WEIGHT } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
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
    const together = [first, ...others].flatMap((lesson) => chainOf(lesson, context));
    if (haveCommonStudents([...new Set(together)])) {
      return notCarried('some of its activities share students, so they can never start together');
    }
    const weight = percentWeight(percent);
    for (const { lesson } of others) {
      context.add({
        type: 'lesson',
        base: first.lesson.id,
        other: lesson.id,
        constraint: 'same time',
        values: [],
        weight: weight === WEIGHT.OFF ? WEIGHT.ONE : weight,
        metaData: null,
      });
    }
    return CARRIED;
  },
};

/** The lesson and all that 'same time' rules link it with. */
function chainOf(lesson: ImportedLesson, context: ImportContext): ImportedLesson[] {
  const byId = new Map([...context.lessons.values()].map((each) => [each.lesson.id, each]));
  const links = Object.values(context.draft.constraints).filter(
    (each) => each.type === 'lesson' && each.constraint === 'same time',
  );
  const found = new Set([lesson.lesson.id]);
  let size = 0;
  while (size !== found.size) {
    size = found.size;
    for (const link of links) {
      if (link.type !== 'lesson' || link.other === null) continue;
      if (found.has(link.base)) found.add(link.other);
      else if (found.has(link.other)) found.add(link.base);
    }
  }
  return [...found].flatMap((id) => byId.get(id) ?? []);
}

function haveCommonStudents(lessons: readonly ImportedLesson[]): boolean {
  return lessons.some((a, index) => lessons.slice(index + 1).some((b) => haveCommonAtom(a.atoms, b.atoms)));
}
