import { commands, type Draft, type UsualRuleName, usualRules, WEIGHT } from '@bellgrid/model';
import type { JudgedNumbers } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { gapsWithoutRule } from './gaps-without-rule.ts';
import { endOffer, useAnsweredRules } from './offer-memory.ts';
import { rulesToOffer } from './rules-to-offer.ts';

type DayNumbers = Pick<JudgedNumbers, 'classGaps' | 'teacherGaps' | 'lateStarts'>;

/** The usual rules on what the numbers of a schedule count. */
type DayRuleName = Extract<UsualRuleName, 'classGaps' | 'classStart' | 'teacherGaps'>;

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

interface OfferAfterRun {
  /** The usual rules on what the schedule has and no rule of the school counts: the reason for the offer. */
  readonly reasons: readonly DayRuleName[];
  /** All that are added: the others too, so that a better number does not make another one worse. */
  readonly names: readonly UsualRuleName[];
}

/**
 * The usual rules that a school is offered beside a schedule that has what they would prevent: gaps or late starts of
 * classes, or many gaps of teachers. With these come all that the school would be offered elsewhere. Null without a reason.
 */
export function rulesAfterRun(
  draft: Draft,
  { classGaps, teacherGaps, lateStarts }: DayNumbers,
  answered: readonly UsualRuleName[],
): OfferAfterRun | null {
  // Lessons that are all locked move for no rule.
  if (Object.values(draft.lessons).every(({ locked }) => locked)) return null;
  const reasons = missingRules(draft).filter((name) => !answered.includes(name));
  const teachers = Object.keys(draft.teachers).length;
  const wouldHelp =
    (reasons.includes('classGaps') && classGaps > 0) ||
    (reasons.includes('classStart') && lateStarts > 0) ||
    (reasons.includes('teacherGaps') && teacherGaps > teachers * GAPS_OF_TEACHER);
  if (!wouldHelp) return null;
  const others = rulesToOffer(draft).flatMap(({ name }) => (answered.includes(name) ? [] : name));
  return { reasons, names: [...new Set([...reasons, ...others])] };
}

/** Starts a run once the edit is made, unless that is refused. */
type StartRun = (request: { readonly jobType: 'solve'; readonly edit: () => boolean }) => void;

/** The offer of the usual rules beside a schedule with these numbers; null where there is none. */
export function useRulesAfterRun(draft: Draft, quality: DayNumbers | null, startRun: StartRun) {
  const { t, i18n } = useTranslation();
  const answered = useAnsweredRules();
  return useMemo(() => {
    const offer = quality && rulesAfterRun(draft, quality, answered);
    if (!offer) return null;
    const { reasons, names } = offer;
    const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
    const what = list.format(reasons.map((name) => t(`usualRules.offer.uncounted.${name}`)));
    const add = (): boolean => {
      const isAdded = runEdit(commands.addUsualRules, { names: [...names] });
      if (isAdded) endOffer(names);
      return isAdded;
    };
    return {
      /** The reason for the offer. */
      words: t('usualRules.offer.afterRun', { what }),
      /** Adds the rules and generates with them. */
      accept: {
        label: t('usualRules.offer.again', { count: names.length }),
        act: () => startRun({ jobType: 'solve', edit: add }),
      },
      decline: () => endOffer(names),
    };
  }, [draft, quality, answered, startRun, t, i18n.language]);
}
