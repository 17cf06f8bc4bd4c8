import type { Id, Weight } from '@bellgrid/model';
import type { FetMode } from '../source/fet-file.ts';
import { percentWeight } from '../source/percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import { outcomeOf, ruledClasses } from './class-views.ts';
import { CARRIED, type ConstraintImporter, notCarried, type Outcome } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { commonLength, lessonsByStudents } from './lessons-by-students.ts';
import { teachersOf } from './person-rule.ts';
import { numberOf, studentsOf } from './references.ts';

/** The people that an element is about: one teacher or set of students that it names, or all. */
interface People {
  readonly children: Children;
  /** The sets of lessons with this tag that each of the people has. */
  readonly setsOf: (element: FetElement, context: ImportContext, tag: string) => ImportedLesson[][];
  /** The teachers or classes for a rule about each of the people. */
  readonly personsOf: (element: FetElement, context: ImportContext) => Persons;
}

interface Persons {
  readonly type: 'teacherConstraint' | 'groupConstraint';
  readonly bases: readonly Id[];
  readonly outcome: Outcome;
}

function teachers(reach: 'one' | 'all'): People {
  return {
    children: reach === 'one' ? { Teacher: 'once' } : {},
    setsOf: (element, context, tag) => {
      const tagged = [...context.lessons.values()].filter(hasTag(tag));
      return teachersOf(element, context, reach)
        .map((id) => tagged.filter(({ lesson }) => lesson.teachers.includes(id)))
        .filter((lessons) => lessons.length > 0);
    },
    personsOf: (element, context) => ({
      type: 'teacherConstraint',
      bases: teachersOf(element, context, reach),
      outcome: CARRIED,
    }),
  };
}

function students(reach: 'one' | 'all'): People {
  const atomsOf = (element: FetElement, context: ImportContext) =>
    reach === 'one' ? studentsOf(element, context).atoms : null;
  return {
    children: reach === 'one' ? { Students: 'once' } : {},
    setsOf: (element, context, tag) => {
      const atoms = atomsOf(element, context) ?? context.classes.flatMap((each) => [...each.atoms]);
      return lessonsByStudents(context, new Set(atoms), hasTag(tag));
    },
    personsOf: (element, context) => {
      const ruled = ruledClasses(context, atomsOf(element, context), 'limit');
      return { type: 'groupConstraint', bases: ruled.classes, outcome: outcomeOf(ruled) };
    },
  };
}

const hasTag =
  (tag: string) =>
  (lesson: ImportedLesson): boolean =>
    lesson.activity.tags.includes(tag);

/** Hours a day of the lessons with a tag: a limit on lessons, when all are of one length. */
function daily(name: string, mode: FetMode, people: People): ConstraintImporter {
  return {
    name,
    children: { ...people.children, Activity_Tag: 'once', Maximum_Hours_Daily: 'once' },
    carry: (element, context, percent) => {
      if (context.file.mode !== mode) return notCarried('imports.fet.reason.otherDays');
      const limit = numberOf(element, 'Maximum_Hours_Daily');
      const sets = people.setsOf(element, context, element.text('Activity_Tag'));
      const lengths = sets.map(commonLength);
      if (lengths.includes(null)) return notCarried('imports.fet.reason.unequalTagged');
      if (lengths.some((length) => (length ?? 1) > limit)) {
        return notCarried('imports.fet.reason.longTagged');
      }
      sets.forEach((lessons, index) => {
        limitPerDay(context, lessons, Math.floor(limit / (lengths[index] ?? 1)), percentWeight(percent));
      });
      return CARRIED;
    },
  };
}

function limitPerDay(
  context: ImportContext,
  set: readonly ImportedLesson[],
  maxLessons: number,
  weight: Weight,
): void {
  const lessons: Id[] = set.map(({ lesson }) => lesson.id);
  if (lessons.length > maxLessons) context.addToLessons('perDayLimit', { lessons, maxLessons }, weight);
}

/** Hours in a row of the lessons with a tag, when the tag is on all lessons of a subject or on none. */
function continuously(name: string, people: People): ConstraintImporter {
  return {
    name,
    children: { ...people.children, Activity_Tag: 'once', Maximum_Hours_Continuously: 'once' },
    carry: (element, context, percent) => {
      const maxPeriods = numberOf(element, 'Maximum_Hours_Continuously', 1);
      if (maxPeriods >= context.file.hours.length) return CARRIED;
      const tagged = subjectsWithTag(context, element.text('Activity_Tag'));
      if (!tagged) return notCarried('imports.fet.reason.mixedTag');
      const { type, bases, outcome } = people.personsOf(element, context);
      const subjectsOf = ({ draft }: ImportContext, base: Id): readonly Id[] =>
        (type === 'teacherConstraint' ? draft.teachers[base] : draft.groups[base])?.subjects ?? [];
      for (const base of bases) {
        const subjects = subjectsOf(context, base).filter((id) => tagged.has(id));
        if (subjects.length === 0) continue;
        context.addToPerson(type, base, 'maxPeriodsInARow', { maxPeriods, subjects }, percentWeight(percent));
      }
      return outcome;
    },
  };
}

/** The subjects all of whose lessons have the tag; null when of some only a part has it. */
function subjectsWithTag({ lessons, draft }: ImportContext, tag: string): Set<Id> | null {
  const counts = new Map<Id, number>();
  for (const { lesson, activity } of lessons.values()) {
    if (activity.tags.includes(tag)) counts.set(lesson.subject, (counts.get(lesson.subject) ?? 0) + 1);
  }
  const isWhole = [...counts].every(([id, count]) => draft.subjects[id]?.lessons.length === count);
  return isWhole ? new Set(counts.keys()) : null;
}

/** Rules about the lessons with an activity tag. */
export const tagRules: readonly ConstraintImporter[] = [
  ['Teacher', teachers('one')] as const,
  ['Teachers', teachers('all')] as const,
  ['StudentsSet', students('one')] as const,
  ['Students', students('all')] as const,
].flatMap(([who, people]) => [
  daily(`Constraint${who}ActivityTagMaxHoursDaily`, 'Official', people),
  daily(`Constraint${who}ActivityTagMaxHoursDailyRealDays`, 'Mornings_Afternoons', people),
  continuously(`Constraint${who}ActivityTagMaxHoursContinuously`, people),
]);
