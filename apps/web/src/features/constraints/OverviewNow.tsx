import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { type ConstraintTab, constraintTabs, tabOfProblem } from './constraint-tabs.ts';
import classes from './Overview.module.css';
import type { RuleOverview } from './rule-overview.ts';

/** So many rules are named here; the list below has more of them. */
const MOST = 3;

interface OverviewNowProps {
  readonly problems: RuleProblems;
  /** The number of findings of the pre-check. */
  readonly found: number;
  readonly costly: RuleOverview['costly'];
  readonly line: (rule: RuleOverview['costly'][number]) => ReactNode;
  /** Goes to a section of the overview. */
  readonly onJump: (section: 'found' | 'costly') => void;
  readonly onLeave: () => void;
}

/** The problems of the draft in short, with links to them; nothing in a draft without any. */
export function OverviewNow({ problems, found, costly, line, onJump, onLeave }: OverviewNowProps) {
  const { t } = useTranslation();
  const constraints = useDraft((draft) => draft.constraints);
  const { hard, soft, tabs } = useMemo(() => {
    const all = [...problems.values()];
    const byTab = new Map<ConstraintTab, number>();
    for (const each of all) {
      const tab = tabOfProblem({ constraints }, each);
      if (tab !== null) byTab.set(tab, (byTab.get(tab) ?? 0) + 1);
    }
    return {
      hard: all.filter((each) => each.hard > 0).length,
      soft: all.filter((each) => each.soft > 0).length,
      tabs: constraintTabs.flatMap((tab) => {
        const count = byTab.get(tab);
        return count === undefined ? [] : [{ tab, count }];
      }),
    };
  }, [problems, constraints]);
  if (hard + soft + found === 0) return null;
  return (
    <section className={classes.broken} data-hard={hard + found > 0 || undefined}>
      <h3>{t('constraints.overview.now')}</h3>
      {hard + soft > 0 && (
        <p>
          {[
            hard > 0 && t('constraints.overview.nowHard', { count: hard }),
            soft > 0 && t('constraints.overview.nowSoft', { count: soft }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {costly.length > 0 && <ul className={classes.rules}>{costly.slice(0, MOST).map(line)}</ul>}
      <p className={classes.ways}>
        {found > 0 && (
          <button type="button" onClick={() => onJump('found')}>
            {t('solver.checkFailed', { count: found })}
          </button>
        )}
        {costly.length > MOST && (
          <button type="button" onClick={() => onJump('costly')}>
            {t('constraints.overview.more', { count: costly.length - MOST })}
          </button>
        )}
        {tabs.map(({ tab, count }) => (
          <Link key={tab} to="/constraints/$tab" params={{ tab }} preload={false} onClick={onLeave}>
            {t('names.counted', { label: t(`constraints.tab.${tab}`), size: count })}
          </Link>
        ))}
      </p>
    </section>
  );
}
