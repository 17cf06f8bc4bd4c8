import { IconExclamationCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBrokenCount } from '../../document/pre-check/broken-rules.ts';
import { openPanel } from './run/solver-panels.ts';
import classes from './SolverControls.module.css';

/** Says in how many places the timetable breaks hard rules, and opens the list; nothing while it breaks none. */
export function BrokenPill() {
  const { t } = useTranslation();
  const count = useBrokenCount();
  if (count === 0) return null;
  return (
    <button type="button" className={classes.pill} data-tone="hard" onClick={() => openPanel('broken')}>
      <IconExclamationCircle size={16} stroke={1.8} aria-hidden />
      {t('solver.broken.count', { count })}
    </button>
  );
}
