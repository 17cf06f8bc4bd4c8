import { type Draft, type UsualRuleName, usualRuleNames, usualRules } from '@bellgrid/model';
import { useEffect } from 'react';
import { oncePer } from '../../document/draft/once-per.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';

const OFFERED = 'usualRulesOffered';
const NONE: readonly UsualRuleName[] = [];
/** The rules that were declined where nothing but that is known: all that there were when it was written so. */
const BEFORE_NAMES = usualRuleNames.filter((name) => name !== 'classDays');

/** The usual rules that the open school has had, or was offered and has added or declined. */
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

/** Remembers the usual rules that the open school has: one that is deleted later is not offered. */
export function useKnownRules(): void {
  const names = useDraft(namesOfRules);
  const answered = useAnsweredRules();
  useEffect(() => {
    if (names.some((name) => !answered.includes(name))) endOffer(names);
  }, [names, answered]);
}

const namesOfRules = oncePer((draft: Draft): readonly UsualRuleName[] =>
  usualRules(draft).flatMap(({ name, rule }) => (rule === null ? [] : name)),
);
