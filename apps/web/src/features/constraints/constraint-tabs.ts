import { type AnyKind, type KindName, kindOf, kinds } from '@bellgrid/constraints';
import type { Constraint, Draft } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

/** The tabs of the dashboard, in their order. */
export const constraintTabs = [
  'subject',
  'workload',
  'teacher',
  'lessonspread',
  'classroom',
  'class',
] as const;
export type ConstraintTab = (typeof constraintTabs)[number];

/** The tabs that list rules with records of their own. */
export type RuleTab = 'subject' | 'workload';

/** The tabs of a school: that of classrooms while it uses them. */
export const tabsOf = (isClassroomsEnabled: boolean): readonly ConstraintTab[] =>
  constraintTabs.filter((tab) => tab !== 'classroom' || isClassroomsEnabled);

const elsewhere: Readonly<Record<string, ConstraintTab>> = {
  teacherCalendar: 'teacher',
  groupCalendar: 'class',
  classroomCalendar: 'classroom',
  lessonSpread: 'lessonspread',
  lessonsSamePeriod: 'lessonspread',
  lessonsSameClassroom: 'lessonspread',
};

/** The tab of a rule with a record of its own; null for cells of calendars. */
export const tabOfRule = oncePer((constraint: Constraint): RuleTab | null => {
  const family = kindOf(constraint)?.family;
  return family === 'calendar' ? null : tabOfFamily(family);
});

function tabOfFamily(family: AnyKind['family'] | undefined): RuleTab {
  const isOfPerson = family === 'teacher' || family === 'group' || family === 'teacherOrGroup';
  return isOfPerson || family === 'workload' ? 'workload' : 'subject';
}

/** The tab in which the rules of a kind are. */
export const tabOfKind = (kind: KindName): ConstraintTab =>
  elsewhere[kind] ?? tabOfFamily(kinds[kind].family);

/** The tab of a rule by its kind and, where it has one, its record. */
export function tabOfProblem(
  { constraints }: Pick<Draft, 'constraints'>,
  { key, kind }: { readonly key: string; readonly kind: string },
): ConstraintTab | null {
  const own = constraints[key];
  return own ? tabOfRule(own) : (elsewhere[kind] ?? null);
}
