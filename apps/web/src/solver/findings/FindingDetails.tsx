import type { SolverFinding } from '@bellgrid/protocol';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FindingsPanel.module.css';

/** What the sentence of a finding sums up, on demand. */
export function FindingDetails({ finding: { details = [] } }: { finding: SolverFinding }) {
  const { t } = useTranslation();
  const listId = useId();
  const [opened, setOpened] = useState(false);
  if (details.length === 0) return null;
  return (
    <div className={classes.details}>
      <button type="button" aria-expanded={opened} aria-controls={listId} onClick={() => setOpened(!opened)}>
        <IconChevronDown size={14} stroke={1.8} aria-hidden />
        {t(opened ? 'solver.found.fewer' : 'solver.found.details', { count: details.length })}
      </button>
      <ul id={listId} hidden={!opened}>
        {details.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
