import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FormAlert.module.css';

/** The message of a form about its last try; read out when it appears. */
export function FormAlert({ kind = 'error', children }: { kind?: 'error' | 'good'; children: ReactNode }) {
  return (
    <div className={classes.alert} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? (
        <IconAlertCircle size={18} stroke={1.8} aria-hidden />
      ) : (
        <IconCircleCheck size={18} stroke={1.8} aria-hidden />
      )}
      <span>{children}</span>
    </div>
  );
}
