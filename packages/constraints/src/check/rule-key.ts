import type { Id } from '@bellgrid/model';
import type { Match } from './verify.ts';

export const isCalendar = (kind: string): boolean => kind.endsWith('Calendar');

/** The key of a calendar, or of a rule in a subject's own fields. */
export const problemKey = (kind: string, item: Id): string => `${kind} ${item}`;

/** The key of the rule that is not kept: its record; of a calendar, and of a rule in a subject's own fields, the kind with the item. */
export function ruleKey({
  kind,
  constraints,
  references,
}: Pick<Match, 'kind' | 'constraints' | 'references'>): string {
  const [record] = constraints;
  if (record !== undefined && !isCalendar(kind)) return record;
  const { teachers, groups, classrooms, subjects } = references;
  return problemKey(kind, teachers?.[0] ?? groups?.[0] ?? classrooms?.[0] ?? subjects?.[0] ?? '');
}
