import type { Draft, Lesson } from '@bellgrid/model';
import { distinctViews, type Person, viewsOf } from '../amounts/person.ts';
import type { DayLimit, ProofBuilder } from '../conflict/proof-builder.ts';

/** Persons with more combinations of tracks are left out. */
const MOST_VIEWS = 64;

/** The views of a person that are posted to the prover. */
export function viewsToProve(draft: Draft, person: Person): readonly (readonly Lesson[])[] {
  const views = viewsOf(draft, person);
  return views.length > MOST_VIEWS ? [] : views;
}

/**
 * Says to the prover that each view of a person keeps some limits.
 * @param only when given, only these lessons count.
 */
export function provePersonDays(
  builder: ProofBuilder,
  person: Person,
  limits: readonly DayLimit[],
  only?: (lesson: Lesson) => boolean,
): void {
  const views = viewsToProve(builder.draft, person);
  for (const view of only ? distinctViews(views, only) : views) {
    for (const limit of limits) builder.dayLimit(view, limit);
  }
}
