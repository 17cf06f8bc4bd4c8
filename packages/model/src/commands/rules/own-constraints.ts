import * as z from 'zod';
import { type Constraint, constraintSchema } from '../../records/constraint.ts';
import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { addConstraint } from '../add-constraint.ts';
import { refuse } from './require-record.ts';

/** The constraints that an item brings along when it is added: its calendar and its rules. */
export const ownConstraintsSchema = z.array(constraintSchema).optional();

/** Adds the constraints that an item brings along; each must be about that item. */
export function addOwnConstraints(draft: Draft, owner: Id, constraints: readonly Constraint[] = []): void {
  for (const constraint of constraints) {
    if (!('base' in constraint) || constraint.base !== owner) {
      refuse('refusals.constraintOfOther');
    }
    addConstraint.run(draft, { constraint });
  }
}
