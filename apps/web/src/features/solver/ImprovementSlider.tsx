import { solverImprovements } from '@bellgrid/protocol';
import { Slider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSolver } from '../../document/run/use-solver.ts';
import { call } from '../../platform/api/call.ts';
import classes from './PreviewDetails.module.css';
import { stopwatch } from './run-words.ts';
import { chooseImprovement, showImprovement } from './show-improvement.ts';
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
  const list = data?.improvements ?? [];
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
