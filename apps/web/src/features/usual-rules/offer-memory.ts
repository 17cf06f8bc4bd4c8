import { type UsualRuleName, usualRuleNames } from '@bellgrid/model';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';

const OFFERED = 'usualRulesOffered';
const NONE: readonly UsualRuleName[] = [];
/** The rules that were declined where nothing but that is known: all that there were when it was written so. */
const BEFORE_NAMES = usualRuleNames.filter((name) => name !== 'classDays');

/** The usual rules that the open school was offered and has added or declined. */
export const useAnsweredRules = (): readonly UsualRuleName[] => usePageMemory(answeredRules);

type State = Parameters<typeof schoolMemory>[0];

export function answeredRules(state: State): readonly UsualRuleName[] {
  const answered = schoolMemory(state)[OFFERED];
  if (answered === true) return BEFORE_NAMES;
  return Array.isArray(answered) ? answered : NONE;
}

/** The open school is not asked about these again; another one that takes its place is. */
export function endOffer(names: readonly UsualRuleName[]): void {
  const before = answeredRules(usePageMemory.getState());
  rememberOfSchool(OFFERED, [...new Set([...before, ...names])]);
}
