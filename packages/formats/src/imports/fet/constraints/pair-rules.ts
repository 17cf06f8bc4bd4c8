import type { Weight } from '@bellgrid/model';
import { percentWeight } from '../source/percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import { activityList } from './children.ts';
import {
  approximated,
  CARRIED,
  type ConstraintImporter,
  notCarried,
  type Outcome,
} from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { lessonsOf } from './references.ts';

/**
 * Lessons that start together. A 'same time' rule permits its lessons to share their classes' time, which
 * FET's does not: when students are in two of the lessons the rule could never be kept, and is left out.
 */
const sameTime: ConstraintImporter = {
  name: 'ConstraintActivitiesSameStartingTime',
  children: activityList,
  carry: (element, context, percent) => {
    const [first, ...others] = lessonsOf(element, context);
    if (!first || others.length === 0) return CARRIED;
    const together = [first, ...others].flatMap(context.linkedWith);
    if (haveCommonStudents([...new Set(together)])) {
      return notCarried('imports.fet.reason.commonStudents');
    }
    for (const other of others) context.link(first, other, percentWeight(percent));
    return CARRIED;
  },
};

function haveCommonStudents(lessons: readonly ImportedLesson[]): boolean {
  return lessons.some((a, index) => lessons.slice(index + 1).some((b) => haveCommonAtom(a.atoms, b.atoms)));
}

/** Rules between the first lesson and each other one: all are kept exactly when all lessons agree. */
function same(name: string, constraint: 'same day' | 'same period', inHalfDays: Outcome): ConstraintImporter {
  return {
    name,
    children: activityList,
    carry: (element, context, percent) => {
      const isOfficial = context.file.mode === 'Official';
      if (!isOfficial && inHalfDays.kind === 'notCarried') return inHalfDays;
      const [first, ...others] = lessonsOf(element, context);
      for (const other of others) {
        const base = first ?? other;
        context.addToPair('lesson', constraint, base.lesson.id, other.lesson.id, percentWeight(percent));
      }
      return isOfficial ? CARRIED : inHalfDays;
    },
  };
}

/** Above this number of lessons one rule about all of them replaces one for each pair. */
const MAX_LESSONS_IN_PAIRS = 30;

/** One rule for every pair that could overlap at all; of many lessons, at most one at a time. */
const notOverlapping: ConstraintImporter = {
  name: 'ConstraintActivitiesNotOverlapping',
  children: activityList,
  carry: (element, context, percent) => {
    const found = lessonsOf(element, context);
    const weight = percentWeight(percent);
    if (found.length > MAX_LESSONS_IN_PAIRS) {
      const { cells } = context.structure;
      const all = cells.map(({ dayIndex, periodIndex }) => ({ day: dayIndex, period: periodIndex }));
      const lessons = found.map(({ lesson }) => lesson.id);
      context.addToLessons('atMostAtATime', { lessons, cells: all, max: 1 }, weight);
      return CARRIED;
    }
    found.forEach((a, index) => {
      for (const b of found.slice(index + 1)) {
        if (!clash(a, b)) context.addToPair('lesson', 'not same time', a.lesson.id, b.lesson.id, weight);
      }
    });
    return CARRIED;
  },
};

function clash(a: ImportedLesson, b: ImportedLesson): boolean {
  return haveCommonAtom(a.atoms, b.atoms) || a.lesson.teachers.some((id) => b.lesson.teachers.includes(id));
}

type CarryTwo = (
  context: ImportContext,
  first: ImportedLesson,
  second: ImportedLesson,
  weight: Weight,
) => Outcome;

function two(name: string, carry: CarryTwo): ConstraintImporter {
  return {
    name,
    children: { First_Activity_Id: 'once', Second_Activity_Id: 'once' },
    carry: (element, context, percent) => {
      const [first] = lessonsOf(element, context, 'First_Activity_Id');
      const [second] = lessonsOf(element, context, 'Second_Activity_Id');
      if (!first || !second) return notCarried('imports.fet.reason.inactiveOfTwo');
      return carry(context, first, second, percentWeight(percent));
    },
  };
}

function inARow(kind: 'directlyAfter' | 'adjacent'): CarryTwo {
  return (context, first, second, weight) => {
    context.addToLessons(kind, { lessons: [first.lesson.id, second.lesson.id] }, weight);
    return context.file.mode === 'Official' ? CARRIED : approximated('imports.fet.reason.acrossNoon');
  };
}

const ordered: CarryTwo = (context, first, second, weight) => {
  context.addToPair('lesson', 'before', first.lesson.id, second.lesson.id, weight);
  return CARRIED;
};

/** Only rules of subjects say 'whenever they are on one day': that fits two subjects of one lesson each. */
const orderedInDay: CarryTwo = (context, first, second, weight) => {
  const { draft, file } = context;
  const isAlone = ({ lesson }: ImportedLesson): boolean =>
    draft.subjects[lesson.subject]?.lessons.length === 1;
  if (!isAlone(first) || !isAlone(second)) {
    return notCarried('imports.fet.reason.orderInDay');
  }
  context.addToPair('subject', 'before', first.lesson.subject, second.lesson.subject, weight);
  return file.mode === 'Official' ? CARRIED : approximated('imports.fet.reason.oneDay');
};

/** Rules between lessons. */
export const pairRules: readonly ConstraintImporter[] = [
  sameTime,
  same('ConstraintActivitiesSameStartingDay', 'same day', approximated('imports.fet.reason.oneDay')),
  same('ConstraintActivitiesSameStartingHour', 'same period', notCarried('imports.fet.reason.sameHour')),
  notOverlapping,
  two('ConstraintTwoActivitiesConsecutive', inARow('directlyAfter')),
  two('ConstraintTwoActivitiesGrouped', inARow('adjacent')),
  two('ConstraintTwoActivitiesOrdered', ordered),
  two('ConstraintTwoActivitiesOrderedIfSameDay', orderedInDay),
];
