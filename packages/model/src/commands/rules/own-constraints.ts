import * as z from 'zod';
import type { Draft } from '../../draft/draft.ts';
import { type Constraint, constraintSchema } from '../../records/rules/constraint.ts';
import type { Id } from '../../values/id.ts';
import { assertConstraint, assertNotGenerated } from './assert-constraint.ts';
import { refuse } from './require-record.ts';

/** The constraints that an item brings along when it is added: its calendar and its rules. */
export const ownConstraintsSchema = z.array(constraintSchema).optional();

/** Adds a constraint that a user makes, never one as generated from a division. */
export function insertConstraint(draft: Draft, constraint: Constraint): void {
  if ('values' in constraint && Array.isArray(constraint.values)) {
    constraint.values = [...new Set(constraint.values)];
  }
  assertNotGenerated(constraint);
  if (draft.constraints[constraint.id]) refuse('refusals.constraintExists');
  assertConstraint(draft, constraint);
  draft.constraints[constraint.id] = constraint;
  if (constraint.type !== 'lesson') return;
  const subject = draft.subjects[draft.lessons[constraint.base]?.subject ?? ''];
  if (subject) subject.lessonsModified = true;
}

/** Adds the constraints that an item brings along; each must be about that item. */
export function addOwnConstraints(draft: Draft, owner: Id, constraints: readonly Constraint[] = []): void {
  for (const constraint of constraints) {
    if (!('base' in constraint) || constraint.base !== owner) {
      refuse('refusals.constraintOfOther');
    }
    insertConstraint(draft, constraint);
  }
}
