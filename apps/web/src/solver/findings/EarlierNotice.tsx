import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { closePanel } from '../solver-panels.ts';
import { startRun } from '../start-run.ts';
import { useSolver } from '../use-solver.ts';
import classes from './FindingsDrawer.module.css';
import { onFirstClick } from './on-first-click.ts';

/** Says above the findings that the draft was changed since, and offers to do again what found them. */
export function EarlierNotice() {
  const { t } = useTranslation();
  const jobType = useSolver((run) => run.jobType) ?? 'solve';
  return (
    <div className={classes.earlier} role="status">
      <p>{t('solver.earlier.notice')}</p>
      <Button
        size="xs"
        onClick={onFirstClick(() => {
          closePanel();
          startRun({ jobType });
        })}
      >
        {t(jobType === 'check' ? 'solver.validate' : 'solver.generate')}
      </Button>
    </div>
  );
}
