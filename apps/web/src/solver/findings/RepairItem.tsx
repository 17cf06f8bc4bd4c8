import type { Draft } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FindingDetails } from './FindingDetails.tsx';
import classes from './FindingsPanel.module.css';
import type { RepairFinding } from './group-findings.ts';
import { LinkedSentence } from './LinkedSentence.tsx';

interface RepairItemProps {
  readonly draft: Draft;
  readonly finding: RepairFinding;
  readonly onApply: () => void;
}

/** A change after which there is a schedule, with what that schedule is like. */
export function RepairItem({ draft, finding, onApply }: RepairItemProps) {
  const { t } = useTranslation();
  const { repair } = finding;
  const left = repair.unplaced.length;
  const facts = [
    repair.becomes === null ? null : t('solver.found.becomes', { rule: repair.becomes }),
    left === 0
      ? t('solver.found.placesAll')
      : repair.action === 'leaveOut'
        ? t('solver.found.leavesOut', { count: left })
        : t('solver.found.othersLeft', { count: left }),
    repair.cost > 0 ? t('solver.result.cost', { cost: repair.cost }) : null,
  ];
  return (
    <li data-tone="good">
      <LinkedSentence draft={draft} finding={finding} />
      <FindingDetails finding={finding} />
      <p className={classes.facts}>{facts.filter(Boolean).join(' ')}</p>
      <Button size="xs" variant="default" onClick={onApply}>
        {t('solver.found.apply')}
      </Button>
    </li>
  );
}
