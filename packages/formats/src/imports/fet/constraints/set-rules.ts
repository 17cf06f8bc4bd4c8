import type { Id } from '@bellgrid/model';
import { percentWeight } from '../source/percent-weight.ts';
import { activityList, childCells } from './children.ts';
import { approximated, CARRIED, type ConstraintImporter, notCarried } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { type ActivityChoice, byDescription, byId } from './lesson-choice.ts';
import { lessonsOf, numberOf, referencedCells } from './references.ts';

const HALF_DAYS = 'imports.fet.reason.halfDays';

/** Lessons after (before) which none of their students has another on that day. */
function dayEdge(name: string, kind: 'beginsDay' | 'endsDay', choice: ActivityChoice): ConstraintImporter {
  return {
    name,
    children: choice.children,
    carry: (element, context, percent) => {
      if (context.file.mode !== 'Official') return notCarried(HALF_DAYS);
      const lessons = choice.find(element, context).map(({ lesson }) => lesson.id);
      if (lessons.length > 0) context.addToLessons(kind, { lessons }, percentWeight(percent));
      return CARRIED;
    },
  };
}

/** A limit on how a set of lessons uses chosen cells of the week. */
function cellLimit(name: string, kind: 'occupyAtMost' | 'atMostAtATime', child: string): ConstraintImporter {
  return {
    name,
    children: { ...activityList, ...childCells('Selected_Time_Slot'), [child]: 'once' },
    carry: (element, context, percent) => {
      const lessons = lessonsOf(element, context).map(({ lesson }) => lesson.id);
      const cells = referencedCells(element, context, 'Selected_Time_Slot');
      const max = numberOf(element, child);
      if (lessons.length === 0 || cells.length === 0) return CARRIED;
      context.addToLessons(kind, { lessons, cells, max }, percentWeight(percent));
      return CARRIED;
    },
  };
}

/** Hours between lessons of one day, when the lessons are all those of their subjects. */
const minGaps: ConstraintImporter = {
  name: 'ConstraintMinGapsBetweenActivities',
  children: { ...activityList, MinGaps: 'once' },
  carry: (element, context, percent) => {
    const spacing = numberOf(element, 'MinGaps');
    const lessons = lessonsOf(element, context);
    if (spacing === 0 || lessons.length < 2) return CARRIED;
    if (context.file.mode !== 'Official') return notCarried(HALF_DAYS);
    const subjects = wholeSubjects(lessons, context);
    if (!subjects) return notCarried('imports.fet.reason.someLessons');
    if (subjects.length < 2) return notCarried('imports.fet.reason.oneSubject');
    const weight = percentWeight(percent);
    // A rule of two sets demands gaps between every subject of one set and every subject of the other.
    for (const [index, subject] of subjects.slice(0, -1).entries()) {
      const sets = { subjectsA: [subject], subjectsB: subjects.slice(index + 1) };
      context.add({ type: 'notConsecutive', ...sets, spacing, units: 'period', weight });
    }
    const isExact = subjects.length === lessons.length;
    return isExact ? CARRIED : approximated('imports.fet.reason.gapsWithin');
  },
};

/** The subjects of these lessons when no lesson of them is missing. */
function wholeSubjects(lessons: readonly ImportedLesson[], { draft }: ImportContext): Id[] | null {
  const subjects = [...new Set(lessons.map(({ lesson }) => lesson.subject))];
  const all = subjects.reduce((sum, id) => sum + (draft.subjects[id]?.lessons.length ?? 0), 0);
  return all === lessons.length ? subjects : null;
}

/** Rules of sets of lessons. */
export const setRules: readonly ConstraintImporter[] = [
  dayEdge('ConstraintActivityEndsStudentsDay', 'endsDay', byId),
  dayEdge('ConstraintActivitiesEndStudentsDay', 'endsDay', byDescription),
  dayEdge('ConstraintActivityBeginsStudentsDay', 'beginsDay', byId),
  dayEdge('ConstraintActivitiesBeginStudentsDay', 'beginsDay', byDescription),
  cellLimit(
    'ConstraintActivitiesOccupyMaxTimeSlotsFromSelection',
    'occupyAtMost',
    'Max_Number_of_Occupied_Time_Slots',
  ),
  cellLimit(
    'ConstraintActivitiesMaxSimultaneousInSelectedTimeSlots',
    'atMostAtATime',
    'Max_Number_of_Simultaneous_Activities',
  ),
  minGaps,
];
