import type { RuleRecord } from './define-rule.ts';
import { itemRules } from './item-rules.ts';
import { lessonsRules } from './lessons-rules.ts';
import { sideRules, subjectsRules } from './subject-rules.ts';

/** The stored form of every kind of rule that has records of its own. */
export const rules = { ...itemRules, ...lessonsRules, ...sideRules, ...subjectsRules } as const;

const families = {
  teacherConstraint: itemRules,
  groupConstraint: itemRules,
  subjectConstraint: itemRules,
  subject: sideRules,
  lesson: sideRules,
  lessons: lessonsRules,
} as const;

const byName = new Map<string, RuleRecord>(
  Object.entries(families).flatMap(([type, list]) =>
    Object.values<RuleRecord>(list).map((rule) => [`${type} ${rule.name}`, rule] as const),
  ),
);
for (const rule of Object.values<RuleRecord>(subjectsRules)) byName.set(`${rule.name} `, rule);

/** The declaration of a stored rule; undefined for calendar cells and for names that no kind has. */
export function ruleOf(constraint: {
  readonly type: string;
  readonly constraint?: unknown;
}): RuleRecord | undefined {
  const name = typeof constraint.constraint === 'string' ? constraint.constraint : '';
  return byName.get(`${constraint.type} ${name}`);
}
