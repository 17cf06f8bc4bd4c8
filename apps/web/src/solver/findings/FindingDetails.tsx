import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FindingsDrawer.module.css';
import { openedPeriods } from './opened-periods.ts';

/** What the sentence of a finding sums up, on demand. */
export function FindingDetails({ draft, finding }: { draft: Draft; finding: SolverFinding }) {
  const { t } = useTranslation();
  const listId = useId();
  const [opened, setOpened] = useState(false);
  const { details = [], repair } = finding;
  if (details.length === 0) return null;
  const lines = (repair && openedPeriods(draft, repair, t)) ?? details;
  return (
    <div className={classes.details}>
      <button type="button" aria-expanded={opened} aria-controls={listId} onClick={() => setOpened(!opened)}>
        <IconChevronDown size={14} stroke={1.8} aria-hidden />
        {t(opened ? 'solver.found.fewer' : 'solver.found.details', { count: details.length })}
      </button>
      <ul id={listId} hidden={!opened}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
