import { type Draft, type UsualRule, type UsualRuleName, usualRules } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { usefulRules } from './useful-rules.ts';

/** Rules that came later than the others: a school may have those and not know these. */
const later: readonly UsualRuleName[] = ['longLessons', 'classDays'];

/** True when a school has none of them, not even switched off. */
export const hasNoUsualRule = oncePer((draft: Draft) => usualRules(draft).every(({ rule }) => rule === null));

/** The usual rules that a school with items is offered: all if it has none, else those that came later. */
export const rulesToOffer = oncePer((draft: Draft): readonly UsualRule[] => {
  if (isEmptySchool(draft)) return [];
  const hasNone = hasNoUsualRule(draft);
  return usefulRules(draft).filter(({ name, rule }) => rule === null && (hasNone || later.includes(name)));
});
