import { type Id, type Lesson, WEIGHT } from '@bellgrid/model';
import { percentWeight } from '../source/percent-weight.ts';
import { activityList } from './children.ts';
import { approximated, CARRIED, type ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { flagOf, lessonsOf, numberOf } from './references.ts';

/**
 * Pairs of lessons at least n days apart. One hard day over all lessons of a subject is the subject's own
 * spread. With 'consecutive if same day' a soft rule also means: at most two on a day, and those in a row.
 */
export const minDaysImporter: ConstraintImporter = {
  name: 'ConstraintMinDaysBetweenActivities',
  children: { ...activityList, MinDays: 'once', Consecutive_If_Same_Day: 'optional' },
  carry: (element, context, percent) => {
    const lessons = lessonsOf(element, context).map(({ lesson }) => lesson);
    const minDays = numberOf(element, 'MinDays');
    if (lessons.length < 2 || minDays === 0) return CARRIED;
    const weight = percentWeight(percent);
    const subject = wholeSubject(lessons, context);
    if (weight === WEIGHT.HARD && minDays === 1 && subject !== null) {
      setSpread(context, subject, 'NoMoreThanOnePerDay');
      return CARRIED;
    }
    const ids = lessons.map(({ id }) => id);
    context.addToLessons('minDaysBetween', { lessons: ids, minDays }, weight);
    if (weight === WEIGHT.HARD || !flagOf(element, 'Consecutive_If_Same_Day', false)) return CARRIED;
    return keepTogether(lessons, subject, context);
  },
};

function keepTogether(lessons: readonly Lesson[], subject: Id | null, context: ImportContext) {
  const hard = WEIGHT.HARD;
  if (lessons.length > 2) {
    if (subject !== null) setSpread(context, subject, 'NoMoreThanTwoPerDay');
    else {
      const ids = lessons.map(({ id }) => id);
      context.addToLessons('perDayLimit', { lessons: ids, maxLessons: 2 }, hard);
    }
  }
  if (subject === null) {
    return approximated('imports.fet.reason.partOfSubject');
  }
  context.add({ type: 'consecutive', subjects: [subject], spacing: 0, units: 'period', weight: hard });
  return CARRIED;
}

/** The subject whose lessons these are, all of them and no other. */
function wholeSubject(lessons: readonly Lesson[], context: ImportContext): Id | null {
  const subject = lessons[0]?.subject ?? '';
  const isWhole = context.draft.subjects[subject]?.lessons.length === lessons.length;
  return isWhole && lessons.every((lesson) => lesson.subject === subject) ? subject : null;
}

const strictness = { NoMoreThanOnePerDay: 1, NoMoreThanTwoPerDay: 2 } as const;

function setSpread(context: ImportContext, id: Id, spread: keyof typeof strictness): void {
  const subject = context.draft.subjects[id];
  if (!subject) return;
  const now = subject.lessonsSpreadConstraint.constraint;
  if (now === 'NoMoreThanOnePerDay' && strictness[spread] > strictness[now]) return;
  subject.lessonsSpreadConstraint = { constraint: spread, weight: WEIGHT.HARD };
}
