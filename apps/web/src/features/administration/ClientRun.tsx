import { clientRuns, type EndedRun, type RunRecord, resetClientSolver } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { type ClientProps, FactLine, Panel, rememberClient } from './ClientPage.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** The latest run of a school with its outcome and record, and those before it. */
export function ClientRun({ client, dates, act }: ClientProps) {
  const { t } = useAdminTexts();
  const [resetting, setResetting] = useState(false);
  const { executionInstance: run, isActive, record } = client.solver;
  const reset = () => {
    setResetting(false);
    void act.run(async () => rememberClient(await call(resetClientSolver, { uid: client.uid })));
  };
  const factsOf = useRecordFacts();
  const facts: [string, string][] = run
    ? [
        [t('client.run.type'), t(`client.run.${run.jobType}`)],
        [t('client.run.startedAt'), dates.time(run.startedAt)],
        [t('client.run.state'), t(isActive ? 'client.run.active' : 'client.run.ended')],
      ]
    : [];
  if (record) facts.push(...factsOf(record));
  return (
    <Panel title={t('client.solver')}>
      {run ? (
        <>
          <dl className={classes.facts}>
            {facts.map(([term, value]) => (
              <FactLine key={`${term} ${value}`} term={term} value={value} />
            ))}
          </dl>
          <Button variant="default" mt="md" onClick={() => setResetting(true)}>
            {t('client.resetSolver')}
          </Button>
        </>
      ) : (
        <p className={classes.empty}>{t('client.noRun')}</p>
      )}
      <EndedRuns uid={client.uid} latest={run?.id ?? null} dates={dates} />
      <ConfirmDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        title={t('client.resetSolver')}
        confirm={t('client.resetSolver')}
        onConfirm={reset}
      >
        <p>{t('client.resetSolverBody')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

/** Describes the record of a run, as terms with their values. */
function useRecordFacts(): (record: RunRecord) => [string, string][] {
  const { t, i18n } = useAdminTexts();
  return ({ outcome, reason, version, seed, limits, settings }) => {
    const status = outcome?.status ?? (reason === 'cancelled' ? 'CANCELLED' : 'NONE');
    const facts: [string, string][] = [[t('client.run.outcome'), t(`client.runStatus.${status}`)]];
    if (outcome) {
      const { placed, lessons, cost, seconds } = outcome;
      facts.push(['', t('client.run.placed', { placed, lessons })]);
      facts.push([t('client.run.cost'), cost.toLocaleString(localeOf(i18n.language))]);
      facts.push([t('client.run.seconds'), t('client.run.secondsOf', { seconds: Math.round(seconds) })]);
    }
    if (reason) facts.push([t('client.run.reason'), t(`client.endReason.${reason}`)]);
    facts.push([t('client.run.limit'), t('client.run.secondsOf', { seconds: limits.seconds })]);
    if (settings.solveAnyway) facts.push([t('client.run.anyway'), t('client.yes')]);
    facts.push([t('client.run.version'), version]);
    facts.push([t('client.run.seed'), String(seed)]);
    facts.push([t('client.run.threads'), String(limits.threads)]);
    return facts;
  };
}

const runsOf = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'client', uid, 'runs'],
    queryFn: () => call(clientRuns, { uid }),
    staleTime: 0,
  });

interface EndedRunsProps extends Pick<ClientProps, 'dates'> {
  readonly uid: string;
  /** The id of the run that is shown above. */
  readonly latest: string | null;
}

/** The other runs of a school that have ended, each with its record. */
function EndedRuns({ uid, latest, dates }: EndedRunsProps) {
  const { t } = useAdminTexts();
  const { data, isError, refetch } = useQuery(runsOf(uid));
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList />;
  const runs = data.runs.filter(({ id }) => id !== latest);
  if (runs.length === 0) return null;
  return (
    <>
      <h4 className={classes.subtitle}>{t('client.endedRuns')}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ul className={classes.runs} tabIndex={0} aria-label={t('client.endedRuns')}>
        {runs.map((run) => (
          <li key={run.id}>
            <EndedRunLine run={run} dates={dates} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EndedRunLineProps extends Pick<ClientProps, 'dates'> {
  readonly run: EndedRun;
}

function EndedRunLine({ run: { jobType, isTrial, startedAt, status, record }, dates }: EndedRunLineProps) {
  const { t } = useAdminTexts();
  const factsOf = useRecordFacts();
  const kind = t(isTrial ? 'client.run.trial' : `client.run.${jobType}`);
  const line = (
    <>
      <span>{t(`client.runStatus.${status}`)}</span>
      <small>
        {dates.time(startedAt)} · {kind}
      </small>
    </>
  );
  if (!record) return <div>{line}</div>;
  return (
    <details>
      <summary>{line}</summary>
      <dl className={classes.facts}>
        {factsOf(record).map(([term, value]) => (
          <FactLine key={`${term} ${value}`} term={term} value={value} />
        ))}
      </dl>
    </details>
  );
}
