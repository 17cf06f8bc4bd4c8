import { commands, type Draft, type UsualRuleName } from '@bellgrid/model';
import type { JudgedNumbers } from '@bellgrid/protocol';
import { useMemo } from 'react';
import { runEdit } from '../../document/draft/run-edit.ts';
import { endOffer, useAnsweredRules } from './offer-memory.ts';
import { rulesToOffer } from './UsualRulesOffer.tsx';

const NONE: readonly UsualRuleName[] = [];

type DayNumbers = Pick<JudgedNumbers, 'classGaps' | 'teacherGaps' | 'lateStarts'>;

/** More gaps of teachers than so many for each are a reason to offer the rules. */
const GAPS_OF_TEACHER = 1;

/**
 * The usual rules that a school is offered beside a schedule that has what they would prevent: gaps or late starts of
 * classes, or many gaps of teachers.
 */
export function rulesAfterRun(
  draft: Draft,
  { classGaps, teacherGaps, lateStarts }: DayNumbers,
  answered: readonly UsualRuleName[],
): readonly UsualRuleName[] {
  const names = rulesToOffer(draft).flatMap(({ name }) => (answered.includes(name) ? [] : name));
  const teachers = Object.keys(draft.teachers).length;
  // Lessons that are all locked move for no rule.
  if (Object.values(draft.lessons).every(({ locked }) => locked)) return NONE;
  const wouldHelp =
    (names.includes('classGaps') && classGaps > 0) ||
    (names.includes('classStart') && lateStarts > 0) ||
    (names.includes('teacherGaps') && teacherGaps > teachers * GAPS_OF_TEACHER);
  return wouldHelp ? names : NONE;
}

/** The offer of the usual rules beside a schedule with these numbers; null where there is none. */
export function useRulesAfterRun(draft: Draft, quality: DayNumbers | null) {
  const answered = useAnsweredRules();
  return useMemo(() => {
    const names = quality === null ? NONE : rulesAfterRun(draft, quality, answered);
    if (names.length === 0) return null;
    return {
      /** Adds the rules; false when that is refused. */
      add: (): boolean => {
        const isAdded = runEdit(commands.addUsualRules, { names: [...names] });
        if (isAdded) endOffer(names);
        return isAdded;
      },
      decline: () => endOffer(names),
    };
  }, [draft, quality, answered]);
}
