import { resetClientSolver } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { type ClientProps, FactLine, Panel, rememberClient } from './ClientPage.tsx';

/** The latest run of a school with its outcome and record. */
export function ClientRun({ client, dates, act }: ClientProps) {
  const { t } = useAdminTexts();
  const [resetting, setResetting] = useState(false);
  const { executionInstance: run, isActive, record } = client.solver;
  const reset = () => {
    setResetting(false);
    void act.run(async () => rememberClient(await call(resetClientSolver, { uid: client.uid })));
  };
  const outcome = record?.outcome;
  const facts: [string, string][] = run
    ? [
        [t('client.run.type'), t(`client.run.${run.jobType}`)],
        [t('client.run.startedAt'), dates.time(run.startedAt)],
        [t('client.run.state'), t(isActive ? 'client.run.active' : 'client.run.ended')],
      ]
    : [];
  if (record) {
    facts.push([t('client.run.outcome'), t(`client.runStatus.${outcome?.status ?? 'NONE'}`)]);
    if (outcome) {
      const { placed, lessons, cost, seconds } = outcome;
      facts.push(['', t('client.run.placed', { placed, lessons })]);
      facts.push([t('client.run.cost'), cost.toLocaleString()]);
      facts.push([t('client.run.seconds'), t('client.run.secondsOf', { seconds: Math.round(seconds) })]);
    }
    if (record.reason) facts.push([t('client.run.reason'), t(`client.endReason.${record.reason}`)]);
    facts.push([t('client.run.version'), record.version]);
    facts.push([t('client.run.seed'), String(record.seed)]);
    facts.push([t('client.run.threads'), String(record.limits.threads)]);
  }
  return (
    <Panel title={t('client.solver')}>
      {run ? (
        <>
          <p className={classes.hint}>{t('client.onlyLatest')}</p>
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
