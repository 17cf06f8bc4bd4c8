import type { Consequences } from '@bellgrid/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EntityForm.module.css';

/** The effects of saving that its user may not expect, beside the button that saves: there they are seen in a long form too. */
export function SavingNotes({
  consequences: { unplaced, deleted, narrowed },
}: {
  readonly consequences: Consequences;
}) {
  const { t } = useTranslation();
  const counts = {
    unplaced: unplaced.length,
    constraints: deleted.constraints.length,
    narrowed: narrowed.length,
  };
  return (
    <div role="status" className={classes.effects}>
      {(['unplaced', 'constraints', 'narrowed'] as const).map(
        (kind) =>
          counts[kind] > 0 && (
            <p key={kind} className={classes.warning}>
              <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
              {t(`editing.consequences.${kind}`, { count: counts[kind] })}
            </p>
          ),
      )}
    </div>
  );
}
