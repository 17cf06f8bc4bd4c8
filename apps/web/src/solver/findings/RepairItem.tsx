import type { Draft } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FindingDetails } from './FindingDetails.tsx';
import classes from './FindingsDrawer.module.css';
import type { RepairFinding } from './group-findings.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import { onFirstClick } from './on-first-click.ts';
import { repairFacts } from './repair-facts.ts';

interface RepairItemProps {
  readonly draft: Draft;
  readonly finding: RepairFinding;
  /** Other edits have left nothing to make it on. */
  readonly isOutdated: boolean;
  readonly onApply: () => void;
}

/** A change after which there is a schedule, with what that schedule is like. */
export function RepairItem({ draft, finding, isOutdated, onApply }: RepairItemProps) {
  const { t } = useTranslation();
  const { repair } = finding;
  return (
    <li data-tone="good" data-repair={finding.sentence} tabIndex={-1}>
      <LinkedSentence draft={draft} finding={finding} />
      <FindingDetails draft={draft} finding={finding} />
      {isOutdated ? (
        <p className={classes.facts}>{t('solver.found.outdated')}</p>
      ) : (
        <>
          <p className={classes.facts}>{repairFacts(repair, t).join(' ')}</p>
          <Button size="xs" variant="default" onClick={onFirstClick(onApply)}>
            {t('solver.found.apply')}
          </Button>
        </>
      )}
    </li>
  );
}
