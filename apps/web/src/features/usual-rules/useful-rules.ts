import { hasBreak, lunchHasEffect } from '@bellgrid/constraints';
import { type Draft, type UsualRule, usualRules } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

/** The usual rules that a school has, and those that would have an effect in it: all that are listed, counted and offered. */
export const usefulRules = oncePer((draft: Draft): readonly UsualRule[] =>
  usualRules(draft).filter(
    ({ name, rule, amount, window }) =>
      rule !== null ||
      ((window === null || lunchHasEffect(draft, window)) &&
        (name !== 'longLessons' || hasBreak(draft, amount ?? 0))),
  ),
);
