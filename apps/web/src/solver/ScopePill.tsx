import { lessonsInScope } from '@bellgrid/model';
import { IconFocusCentered } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import classes from './SolverControls.module.css';
import { openPanel } from './solver-panels.ts';

/** Says that a solve concerns only some lessons, and opens the settings that say so; nothing while all count. */
export function ScopePill() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const total = Object.keys(draft.lessons).length;
  const count = useMemo(() => lessonsInScope(draft).length, [draft]);
  if (count === total) return null;
  return (
    <button type="button" className={classes.pill} onClick={() => openPanel('settings')}>
      <IconFocusCentered size={16} stroke={1.8} aria-hidden />
      {t('solver.scope.active', { count, total })}
    </button>
  );
}
