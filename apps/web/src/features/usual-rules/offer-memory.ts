import { type UsualRuleName, usualRuleNames } from '@bellgrid/model';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';

const OFFERED = 'usualRulesOffered';
const NONE: readonly UsualRuleName[] = [];
/** The rules that were declined where nothing but that is known: all that there were when it was written so. */
const BEFORE_NAMES = usualRuleNames.filter((name) => name !== 'classDays');

/** The usual rules that the open school has declined. */
export const useDeclinedRules = (): readonly UsualRuleName[] => usePageMemory(declinedRules);

type State = Parameters<typeof schoolMemory>[0];

export function declinedRules(state: State): readonly UsualRuleName[] {
  const declined = schoolMemory(state)[OFFERED];
  if (declined === true) return BEFORE_NAMES;
  return Array.isArray(declined) ? declined : NONE;
}

/** The open school is not asked about these again; another one that takes its place is. */
export function endOffer(names: readonly UsualRuleName[]): void {
  const before = declinedRules(usePageMemory.getState());
  rememberOfSchool(OFFERED, [...new Set([...before, ...names])]);
}
