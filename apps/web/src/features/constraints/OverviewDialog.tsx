import type { Constraint } from '@bellgrid/model';
import { Button, Modal } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useDraftProblems, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { kindLabel } from './kind-entries.ts';
import classes from './Overview.module.css';
import { ruleText } from './rule-lines.ts';
import { ruleOverview } from './rule-overview.ts';

const MOST = 12;

interface OverviewDialogProps {
  readonly onEdit: (constraint: Constraint) => void;
  readonly onClose: () => void;
}

/** The usual rules with their amounts and weights, and what the school's other rules are and cost. */
export function OverviewDialog({ onEdit, onClose }: OverviewDialogProps) {
  const { t, i18n } = useTranslation();
  useFocusReturn();
  const draft = useDraft((whole) => whole);
  const problems = useDraftProblems();
  const isChecked = useIsChecked();
  const { kinds, idle, costly } = useMemo(() => ruleOverview(draft, problems), [draft, problems]);
  const line = (constraint: Constraint, note: string) => (
    <li key={constraint.id}>
      <button type="button" onClick={() => onEdit(constraint)}>
        {ruleText(i18n, draft, constraint)}
      </button>
      <span>{note}</span>
    </li>
  );
  const more = (count: number) =>
    count > MOST ? (
      <p className={classes.none}>{t('constraints.overview.more', { count: count - MOST })}</p>
    ) : null;
  return (
    <Modal opened onClose={onClose} title={t('constraints.overview.title')} size={860}>
      <section className={classes.section}>
        <h3>{t('usualRules.heading')}</h3>
        <UsualRules />
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.costly')}</h3>
        {costly.length === 0 ? (
          <p className={classes.none}>
            {isChecked ? t('constraints.overview.noneCostly') : t('solver.status.checking')}
          </p>
        ) : (
          <ul className={classes.rules}>
            {costly
              .slice(0, MOST)
              .map(({ constraint, hard, cost }) =>
                line(
                  constraint,
                  hard > 0 ? t('constraints.now.hard') : t('constraints.overview.cost', { cost }),
                ),
              )}
          </ul>
        )}
        {more(costly.length)}
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.idle')}</h3>
        {idle.length === 0 ? (
          <p className={classes.none}>{t('constraints.overview.noneIdle')}</p>
        ) : (
          <ul className={classes.rules}>
            {idle
              .slice(0, MOST)
              .map(({ constraint, reason }) => line(constraint, t(`constraints.overview.reason.${reason}`)))}
          </ul>
        )}
        {more(idle.length)}
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.kinds')}</h3>
        {kinds.length === 0 ? (
          <p className={classes.none}>{t('rules.none')}</p>
        ) : (
          <table className={classes.kinds}>
            <thead>
              <tr>
                <th scope="col">{t('constraints.kind')}</th>
                <th scope="col">{t('constraints.overview.hard')}</th>
                <th scope="col">{t('constraints.overview.soft')}</th>
                <th scope="col">{t('fields.weightOff')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, hard, soft, off }) => (
                <tr key={kind}>
                  <th scope="row">{kindLabel(i18n, kind)}</th>
                  {[hard, soft, off].map((count, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the three columns have no identity but their place.
                    <td key={index}>{count === 0 ? '' : t('names.number', { value: count })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Button mt="md" onClick={onClose}>
        {t('rules.done')}
      </Button>
    </Modal>
  );
}
