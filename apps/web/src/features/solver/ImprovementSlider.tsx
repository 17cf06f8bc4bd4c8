import type { Solution } from '@bellgrid/model';
import { solverImprovement, solverImprovements } from '@bellgrid/protocol';
import { Slider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSolver } from '../../document/run/use-solver.ts';
import { call } from '../../platform/api/call.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './PreviewDetails.module.css';
import { foundSolution } from './run/outcome-facts.ts';
import { stopwatch } from './run-words.ts';
import { usePreview } from './shown-schedule.ts';

/** The better timetables of the run over its time: moving the slider shows them, the last one is the result. */
export function ImprovementSlider() {
  const { t } = useTranslation();
  const isOffered = usePreview(({ offered }) => offered !== null);
  const ofRun = useSolver((run) => run.instanceID);
  const instanceID = isOffered ? null : ofRun;
  const { data } = useQuery({
    queryKey: ['solverImprovements', instanceID],
    queryFn: () => call(solverImprovements, { instanceID: instanceID ?? '' }),
    enabled: instanceID !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = useSolver(({ outcome }) => outcome && foundSolution(outcome));
  const list = withResult(data?.improvements ?? [], result);
  const last = list.length - 1;
  const at = usePreview(({ index }) => index) ?? last;
  const figures = list[at];
  if (instanceID === null || last < 1 || !figures) return null;
  const { seconds, placed, cost } = figures;
  const words = t('results.time.at', { time: stopwatch(Math.round(seconds)), placed, cost });
  return (
    <section className={classes.time}>
      <h3>{t('results.time.title')}</h3>
      <Slider
        min={0}
        max={last}
        value={at}
        label={null}
        thumbLabel={t('results.time.title')}
        onChange={(index) => chooseImprovement(index === last ? null : index)}
        onChangeEnd={(index) => void showImprovement(instanceID, index === last ? null : index)}
      />
      <p role="status">{words}</p>
    </section>
  );
}

interface Figures {
  readonly seconds: number;
  readonly placed: number;
  readonly cost: number;
}

/** The better timetables, up to the result: a run may find that one so soon after another that only one of them is kept. */
function withResult(found: readonly Figures[], result: Solution | null): readonly Figures[] {
  const last = found.at(-1);
  if (!last || !result) return found;
  const { placements, cost } = result;
  const placed = placements.length;
  return last.cost === cost && last.placed === placed ? found : [...found, { ...last, placed, cost }];
}

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
