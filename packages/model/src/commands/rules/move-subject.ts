import { needOf } from '../../draft/constraint-fault.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { withoutReferences } from '../../records/rules/constraint-references.ts';
import { ruleOf } from '../../records/rules/registry.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import { find } from './scan.ts';

/**
 * Moves a subject to another structure: its lessons lose their time slots, and rules about periods of the
 * old structure, of the subject or its lessons, are deleted.
 */
export function moveSubject(draft: Draft, subject: Subject, structure: Id): void {
  if (subject.structure === structure) return;
  subject.structure = structure;
  const lessons = new Set(subject.lessons);
  for (const id of lessons) {
    const lesson = draft.lessons[id];
    if (!lesson) continue;
    lesson.structure = structure;
    lesson.timeSlot = null;
  }
  const isOfPeriods = (constraint: Constraint) => {
    if (constraint.type !== 'subject' && constraint.type !== 'lesson') return false;
    const isOwn =
      constraint.type === 'subject' ? constraint.base === subject.id : lessons.has(constraint.base);
    return isOwn && needOf(constraint.constraint) === 'periods';
  };
  for (const constraint of find(draft.constraints, isOfPeriods)) delete draft.constraints[constraint.id];
  for (const split of find(draft.constraints, isOfPeriodsAndSubjects)) {
    const left = withoutReferences(split, 'subject', (id) => id === subject.id);
    if (left === null) delete draft.constraints[split.id];
    else if (left !== split) draft.constraints[split.id] = left;
  }
}

/** True when a rule on a set of subjects names a period of their structure. */
function isOfPeriodsAndSubjects(constraint: Constraint): boolean {
  const rule = ruleOf(constraint);
  return rule?.on === 'subjects' && Object.values(rule.fields).some(({ type }) => type === 'period');
}
