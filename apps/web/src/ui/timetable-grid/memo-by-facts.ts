import type { Id } from '@bellgrid/model';
import { type ComponentType, memo } from 'react';
import type { FactsOf, LessonFacts } from './lesson-facts.ts';

interface WithFacts {
  readonly facts: readonly LessonFacts[];
}

/** A component that is rendered anew when another property than `facts` changes, or one of these. */
export function memoByFacts<Props extends WithFacts>(Component: ComponentType<Props>) {
  return memo(Component, (before, after) =>
    (Object.keys(after) as (keyof Props)[]).every(
      (key) => Object.is(before[key], after[key]) || (key === 'facts' && areSame(before.facts, after.facts)),
    ),
  );
}

const areSame = (before: readonly LessonFacts[], after: readonly LessonFacts[]): boolean =>
  before.length === after.length && before.every((each, index) => each === after[index]);

/** Looks facts up in a list. Throws for a lesson that is not in it. */
export const factsIn =
  (list: readonly LessonFacts[]): FactsOf =>
  (id: Id) => {
    const facts = list.find((each) => each.id === id);
    if (!facts) throw new Error(`lesson facts: ${id} is not among the lessons of its place`);
    return facts;
  };
