import type { Weight } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { approximated, CARRIED, notCarried, type Outcome } from './outcome.ts';
import { lessonsOf } from './references.ts';

type Carry = (
  context: ImportContext,
  first: ImportedLesson,
  second: ImportedLesson,
  weight: Weight,
) => Outcome;

function importer(name: string, carry: Carry): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const [first] = lessonsOf(element, context, 'First_Activity_Id');
      const [second] = lessonsOf(element, context, 'Second_Activity_Id');
      if (!first || !second) return notCarried('one of its activities is not active');
      return carry(context, first, second, percentWeight(percent));
    },
  };
}

function inARow(constraint: 'directlyAfter' | 'adjacent'): Carry {
  return (context, first, second, weight) => {
    context.add({ type: 'lessons', constraint, lessons: [first.lesson.id, second.lesson.id], weight });
    return context.file.mode === 'Official'
      ? CARRIED
      : approximated(
          'the last hour of a morning and the first of its afternoon count as following one another',
        );
  };
}

const ordered: Carry = (context, first, second, weight) => {
  const pair = { base: first.lesson.id, other: second.lesson.id, values: [], metaData: null };
  context.add({ type: 'lesson', constraint: 'before', ...pair, weight });
  return CARRIED;
};

/** Only subjects know 'whenever they are on one day': it fits two subjects of one lesson each. */
const orderedInDay: Carry = (context, first, second, weight) => {
  const { draft, file } = context;
  const isAlone = ({ lesson }: ImportedLesson): boolean =>
    draft.subjects[lesson.subject]?.lessons.length === 1;
  if (!isAlone(first) || !isAlone(second)) {
    return notCarried('an order within a day is a rule of all lessons of two subjects');
  }
  const pair = { base: first.lesson.subject, other: second.lesson.subject, values: [], metaData: null };
  context.add({ type: 'subject', constraint: 'before', ...pair, weight });
  return file.mode === 'Official' ? CARRIED : approximated('a morning and its afternoon are one day');
};

export const twoActivities: readonly ConstraintImporter[] = [
  importer('ConstraintTwoActivitiesConsecutive', inARow('directlyAfter')),
  importer('ConstraintTwoActivitiesGrouped', inARow('adjacent')),
  importer('ConstraintTwoActivitiesOrdered', ordered),
  importer('ConstraintTwoActivitiesOrderedIfSameDay', orderedInDay),
];
