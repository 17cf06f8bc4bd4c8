import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNextStep } from '../../draft/undo-scope.ts';
import { isStepOf } from './apply-repair.ts';
import classes from './FindingsDrawer.module.css';
import type { RepairFinding } from './group-findings.ts';
import { onFirstClick } from './on-first-click.ts';

/** A repair that the draft has, and while it is the latest change the button that takes it back. */
export function MadeRepair({ finding, onUndo }: { finding: RepairFinding; onUndo: () => void }) {
  const { t } = useTranslation();
  const latest = useNextStep('undo');
  return (
    <li data-tone="made" data-repair={finding.sentence} tabIndex={-1}>
      <p className={classes.sentence} role="status">
        <IconCircleCheck className={classes.madeIcon} size={18} stroke={1.8} aria-hidden />
        <strong>{t('solver.found.made')}</strong> {finding.sentence}
      </p>
      {isStepOf(finding, latest) && (
        <Button size="xs" variant="default" className={classes.undo} onClick={onFirstClick(onUndo)}>
          {t('solver.found.undo')}
        </Button>
      )}
    </li>
  );
}
