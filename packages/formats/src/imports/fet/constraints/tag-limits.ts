import type { Id, Weight } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { FetMode } from '../source/fet-file.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { commonLength, lessonsByStudents } from './lessons-by-students.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { teachersOf } from './person-rule.ts';
import { numberOf, studentsOf } from './references.ts';

/** The sets of lessons that each person whom the element means has with its tag. */
type Sets = (element: FetElement, context: ImportContext) => ImportedLesson[][];

/** Hours a day of the lessons with a tag: at most so many lessons, where all are of one length. */
function daily(name: string, mode: FetMode, setsOf: Sets): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      if (context.file.mode !== mode)
        return notCarried('in this mode it is about days that have no counterpart');
      const limit = numberOf(element, 'Maximum_Hours_Daily');
      const sets = setsOf(element, context);
      const lengths = sets.map(commonLength);
      if (lengths.includes(null)) {
        return notCarried('the lessons with this tag are of different lengths, and the limit counts hours');
      }
      if (lengths.some((length) => (length ?? 1) > limit)) {
        return notCarried('one lesson with this tag is longer than the limit');
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
  if (lessons.length <= maxLessons) return;
  context.add({ type: 'lessons', constraint: 'perDayLimit', lessons, maxLessons, weight });
}

const hasTag =
  (tag: string) =>
  (lesson: ImportedLesson): boolean =>
    lesson.activity.tags.includes(tag);

const ofTeachers: Sets = (element, context) => {
  const tagged = [...context.lessons.values()].filter(hasTag(element.text('Activity_Tag_Name')));
  return teachersOf(element, context)
    .map((id) => tagged.filter(({ lesson }) => lesson.teachers.includes(id)))
    .filter((lessons) => lessons.length > 0);
};

const ofStudents: Sets = (element, context) => {
  const atoms = element.has('Students')
    ? studentsOf(element, context, 'Students').atoms
    : context.classes.flatMap((each) => [...each.atoms]);
  const tag = ['Activity_Tag', 'Activity_Tag_Name'].find((child) => element.has(child)) ?? '';
  return lessonsByStudents(context, new Set(atoms), hasTag(element.text(tag)));
};

export const tagLimits: readonly ConstraintImporter[] = [
  daily('ConstraintTeacherActivityTagMaxHoursDaily', 'Official', ofTeachers),
  daily('ConstraintTeachersActivityTagMaxHoursDaily', 'Official', ofTeachers),
  daily('ConstraintTeacherActivityTagMaxHoursDailyRealDays', 'Mornings_Afternoons', ofTeachers),
  daily('ConstraintTeachersActivityTagMaxHoursDailyRealDays', 'Mornings_Afternoons', ofTeachers),
  daily('ConstraintStudentsActivityTagMaxHoursDaily', 'Official', ofStudents),
  daily('ConstraintStudentsSetActivityTagMaxHoursDaily', 'Official', ofStudents),
  daily('ConstraintStudentsActivityTagMaxHoursDailyRealDays', 'Mornings_Afternoons', ofStudents),
  daily('ConstraintStudentsSetActivityTagMaxHoursDailyRealDays', 'Mornings_Afternoons', ofStudents),
];
