import { acknowledgeSolver, cancelSolverInstance } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { dispatchSolver, useSolver } from './use-solver.ts';

/** Stops the active run; a failure is shown and answered with false. */
export async function cancelRun(): Promise<boolean> {
  dispatchSolver({ type: 'cancelling', on: true });
  try {
    const document = await call(cancelSolverInstance, {});
    dispatchSolver({ type: 'document', document, at: Date.now() });
    return true;
  } catch (error) {
    console.warn('the run could not be cancelled', error);
    dispatchSolver({ type: 'cancelling', on: false });
    toast.failure(t('solver.cancelFailed'));
    return false;
  }
}

/** Hides the outcome's banners, here and in every other window. */
export async function acknowledgeRun(): Promise<void> {
  const { instanceID } = useSolver.getState();
  dispatchSolver({ type: 'acknowledged' });
  if (instanceID === null) return;
  try {
    await call(acknowledgeSolver, { instanceID });
  } catch (error) {
    console.warn('the server did not hear that the result was seen', error);
  }
}
