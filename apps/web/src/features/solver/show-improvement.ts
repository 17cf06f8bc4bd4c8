import { solverImprovement } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { usePreview } from './shown-schedule.ts';

/** The number of the latest choice: answers to those before it are dropped. */
let latest = 0;

/** Moves the choice among the timetables of the previewed run; null is the result. What is shown stays. */
export function chooseImprovement(index: number | null): void {
  latest += 1;
  usePreview.setState({ index });
}

/** Shows one of the timetables that a run found before its result; null shows the result. */
export async function showImprovement(instanceID: string, index: number | null): Promise<void> {
  chooseImprovement(index);
  const own = latest;
  const isLatest = () => own === latest && usePreview.getState().instanceID === instanceID;
  if (index === null) return usePreview.setState({ earlier: null });
  try {
    const { solution } = await call(solverImprovement, { instanceID, index: String(index) });
    if (isLatest()) usePreview.setState({ earlier: solution });
  } catch (error) {
    if (!isLatest()) return;
    console.warn('the earlier timetable could not be fetched', error);
    usePreview.setState({ earlier: null, index: null });
    toast.failure(t('results.time.failed'));
  }
}
