import type { Id } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { outcomeOf, ruledClasses } from './class-views.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED, notCarried, type Outcome } from './outcome.ts';
import { teachersOf } from './person-rule.ts';
import { numberOf, studentsOf } from './references.ts';

interface Persons {
  readonly type: 'teacherConstraint' | 'groupConstraint';
  readonly bases: readonly Id[];
  readonly outcome: Outcome;
}

/** Hours in a row of the lessons with a tag, where the tag is on all lessons of a subject or on none. */
function importer(
  name: string,
  personsOf: (element: FetElement, context: ImportContext) => Persons,
): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const maxPeriods = numberOf(element, 'Maximum_Hours_Continuously', 1);
      if (maxPeriods >= context.file.hours.length) return CARRIED;
      const tag = element.text(element.has('Activity_Tag') ? 'Activity_Tag' : 'Activity_Tag_Name');
      const tagged = subjectsWithTag(context, tag);
      if (!tagged) return notCarried('its tag is on some lessons of a subject and not on others');
      const { type, bases, outcome } = personsOf(element, context);
      const subjectsOf = ({ draft }: ImportContext, base: Id): readonly Id[] =>
        (type === 'teacherConstraint' ? draft.teachers[base] : draft.groups[base])?.subjects ?? [];
      for (const base of bases) {
        const subjects = subjectsOf(context, base).filter((id) => tagged.has(id));
        if (subjects.length === 0) continue;
        const params = { constraint: 'maxPeriodsInARow', maxPeriods, subjects };
        context.add({ type, base, ...params, weight: percentWeight(percent) });
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

const teachers = (element: FetElement, context: ImportContext): Persons => ({
  type: 'teacherConstraint',
  bases: teachersOf(element, context),
  outcome: CARRIED,
});

const students = (element: FetElement, context: ImportContext): Persons => {
  const atoms = element.has('Students') ? studentsOf(element, context, 'Students').atoms : null;
  const ruled = ruledClasses(context, atoms, 'limit');
  return { type: 'groupConstraint', bases: ruled.classes, outcome: outcomeOf(ruled) };
};

export const tagsContinuously: readonly ConstraintImporter[] = [
  importer('ConstraintTeacherActivityTagMaxHoursContinuously', teachers),
  importer('ConstraintTeachersActivityTagMaxHoursContinuously', teachers),
  importer('ConstraintStudentsSetActivityTagMaxHoursContinuously', students),
  importer('ConstraintStudentsActivityTagMaxHoursContinuously', students),
];
