import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { useShownProblems } from '../../document/run/shown-problems.ts';
import classes from './ProblemBadges.module.css';

interface ProblemBadgesProps {
  readonly problems: Iterable<RuleProblem>;
  /** The titles of the badges. */
  readonly titles: Readonly<Record<'hard' | 'soft', string>>;
}

/** A red badge with the number of broken hard constraints, an orange one with that of soft ones; nothing without any. */
export function ProblemBadges({ problems, titles }: ProblemBadgesProps) {
  const { t } = useTranslation();
  const { hard, soft } = useMemo(() => countProblems(problems), [problems]);
  return (
    <>
      {(['hard', 'soft'] as const).map((tone) => {
        const count = tone === 'hard' ? hard : soft;
        return count === 0 ? null : (
          <span
            key={tone}
            className={classes.badge}
            data-tone={tone}
            title={`${titles[tone]}\n${t(`constraints.badge.${tone}Counted`, { count })}`}
          >
            <span aria-hidden>{t('names.number', { value: count })}</span>
            <span className="visually-hidden">{t(`constraints.badge.${tone}`, { count })}</span>
          </span>
        );
      })}
    </>
  );
}

function countProblems(problems: Iterable<RuleProblem>) {
  let [hard, soft] = [0, 0];
  for (const each of problems) {
    if (each.hard > 0) hard += 1;
    if (each.soft > 0) soft += 1;
  }
  return { hard, soft };
}

/** The badges beside 'Constraints' in the sidebar. */
export function ConstraintsMarker() {
  const { t } = useTranslation();
  const { problems } = useShownProblems();
  const list = useMemo(() => [...problems.values()], [problems]);
  const titles = { hard: t('constraints.badge.hardTitle'), soft: t('constraints.badge.softTitle') };
  return (
    <span className={classes.badges}>
      <ProblemBadges problems={list} titles={titles} />
    </span>
  );
}
