import { commands, type Draft, type UsualRuleName, usualRules, WEIGHT } from '@bellgrid/model';
import type { JudgedNumbers } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { gapsWithoutRule } from './gaps-without-rule.ts';
import { endOffer, useAnsweredRules } from './offer-memory.ts';

type DayNumbers = Pick<JudgedNumbers, 'classGaps' | 'teacherGaps' | 'lateStarts'>;

/** The usual rules on what the numbers of a schedule count. */
type DayRuleName = Extract<UsualRuleName, 'classGaps' | 'classStart' | 'teacherGaps'>;

const NONE: readonly DayRuleName[] = [];

/** More gaps of teachers than so many for each are a reason to offer the rules. */
const GAPS_OF_TEACHER = 1;

/** The usual rules on gaps and late starts of which the school has no rule at all, not even for single persons. */
function missingRules(draft: Draft): readonly DayRuleName[] {
  const gaps = gapsWithoutRule(draft);
  const hasStartRule = Object.values(draft.constraints).some(
    (rule) => rule.type === 'groupConstraint' && 'maxExceptions' in rule && rule.weight !== WEIGHT.OFF,
  );
  const isMissing: Readonly<Record<DayRuleName, boolean>> = {
    classGaps: gaps === 'both' || gaps === 'classes',
    classStart: !hasStartRule,
    teacherGaps: gaps === 'both' || gaps === 'teachers',
  };
  const isDayRule = (name: UsualRuleName): name is DayRuleName => name in isMissing;
  // A usual rule that is switched off is not wanted.
  return usualRules(draft).flatMap(({ name, rule }) =>
    rule === null && isDayRule(name) && isMissing[name] ? name : [],
  );
}

/**
 * The usual rules that a school is offered beside a schedule that has what they would prevent: gaps or late starts of
 * classes, or many gaps of teachers, which no rule of the school counts. With them come the others on these, so that a better
 * number does not make another one worse.
 */
export function rulesAfterRun(
  draft: Draft,
  { classGaps, teacherGaps, lateStarts }: DayNumbers,
  answered: readonly UsualRuleName[],
): readonly DayRuleName[] {
  // Lessons that are all locked move for no rule.
  if (Object.values(draft.lessons).every(({ locked }) => locked)) return NONE;
  const names = missingRules(draft).filter((name) => !answered.includes(name));
  const teachers = Object.keys(draft.teachers).length;
  const wouldHelp =
    (names.includes('classGaps') && classGaps > 0) ||
    (names.includes('classStart') && lateStarts > 0) ||
    (names.includes('teacherGaps') && teacherGaps > teachers * GAPS_OF_TEACHER);
  return wouldHelp ? names : NONE;
}

/** The offer of the usual rules beside a schedule with these numbers; null where there is none. */
export function useRulesAfterRun(draft: Draft, quality: DayNumbers | null) {
  const { t, i18n } = useTranslation();
  const answered = useAnsweredRules();
  return useMemo(() => {
    const names = quality === null ? NONE : rulesAfterRun(draft, quality, answered);
    if (names.length === 0) return null;
    const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
    const what = list.format(names.map((name) => t(`usualRules.offer.uncounted.${name}`)));
    return {
      /** The reason for the offer. */
      words: t('usualRules.offer.afterRun', { what }),
      /** Adds the rules; false when that is refused. */
      add: (): boolean => {
        const isAdded = runEdit(commands.addUsualRules, { names: [...names] });
        if (isAdded) endOffer(names);
        return isAdded;
      },
      decline: () => endOffer(names),
    };
  }, [draft, quality, answered, t, i18n.language]);
}
