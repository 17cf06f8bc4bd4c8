import { adminOverview, errorReports, type Overview } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Skeleton, Table } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { FactLine, Panel } from './ClientPage.tsx';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';
import own from './OverviewPage.module.css';
import { Plot } from './Plot.tsx';

const LOOK_EVERY_MS = 60_000;
const MB = 1024 * 1024;

const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: () => call(adminOverview, {}),
  staleTime: 0,
  refetchInterval: LOOK_EVERY_MS,
});
const reportsQuery = queryOptions({
  queryKey: ['admin', 'errorReports'],
  queryFn: () => call(errorReports, {}),
  staleTime: 0,
});

/** The server in figures: its schools, how they use it, and how it does. */
export function OverviewPage() {
  const { t } = useAdminTexts();
  usePageTitle(t('overview.title'));
  const { data, isError, refetch } = useQuery(overviewQuery);
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className={classes.scroll}>
      <div className={own.page}>
        {data ? <Figures overview={data} /> : <Skeleton height={400} radius="lg" />}
        <Reports />
      </div>
    </div>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const { t, i18n } = useAdminTexts();
  const { schools, active, activity, queue, storage, mails } = overview;
  const size = (bytes: number | null) =>
    bytes === null ? '–' : t('overview.bytes', { size: Math.round(bytes / MB) });
  const tiles = [
    [t('overview.schools'), schools],
    [t('overview.day'), active.day],
    [t('overview.week'), active.week],
    [t('overview.month'), active.month],
  ] as const;
  const facts: [string, string][] = [
    [t('overview.waiting'), String(queue.waiting)],
    [t('overview.running'), String(queue.running)],
    [t('overview.oldest'), t('overview.seconds', { seconds: Math.round(queue.oldestSeconds) })],
    [t('overview.versions'), storage.versions.toLocaleString(localeOf(i18n.language))],
    [t('overview.storage'), size(storage.bytes)],
    [t('overview.free'), size(storage.freeDiskBytes)],
    [t('overview.mailsWaiting'), String(mails.waiting)],
    [t('overview.mailsGivenUp'), String(mails.givenUp)],
  ];
  return (
    <>
      <dl className={own.tiles}>
        {tiles.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value.toLocaleString(localeOf(i18n.language))}</dd>
          </div>
        ))}
      </dl>
      <div className={own.plots}>
        <Plot title={t('overview.activePer.day')} unit="day" counts={activity.days} />
        <Plot title={t('overview.activePer.week')} unit="week" counts={activity.weeks} />
        <Plot title={t('overview.activePer.month')} unit="month" counts={activity.months} />
        <Plot title={t('overview.saves')} unit="day" counts={overview.saves} />
        <Plot title={t('overview.endedRuns')} unit="day" counts={overview.endedRuns} />
        <Plot title={t('overview.failedRuns')} unit="day" counts={overview.failedRuns} />
        <Plot title={t('overview.reports')} unit="day" counts={overview.reports} />
      </div>
      <div className={own.plots}>
        <Panel title={t('overview.server')}>
          <dl className={classes.facts}>
            {facts.map(([term, value]) => (
              <FactLine key={term} term={term} value={value} />
            ))}
          </dl>
        </Panel>
        <Panel title={t('overview.runs')}>
          <Runs runs={overview.runs} />
        </Panel>
        <Panel title={t('overview.clients')}>
          {overview.clients.length === 0 ? (
            <p className={classes.empty}>{t('overview.noClients')}</p>
          ) : (
            <dl className={classes.facts}>
              {overview.clients.map(({ version, count }) => (
                <FactLine key={version} term={version} value={String(count)} />
              ))}
            </dl>
          )}
        </Panel>
      </div>
    </>
  );
}

const knownStatuses = [
  'OPTIMAL',
  'FEASIBLE',
  'INFEASIBLE',
  'TIMEOUT',
  'CANCELLED',
  'NO_LESSONS',
  'NONE',
] as const;

function Runs({ runs }: Pick<Overview, 'runs'>) {
  const { t } = useAdminTexts();
  if (runs.length === 0) return <p className={classes.empty}>{t('overview.noRuns')}</p>;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('overview.outcome')}</Table.Th>
          <Table.Th>{t('overview.count')}</Table.Th>
          <Table.Th>{t('overview.median')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {runs.map(({ status, count, medianSeconds }) => {
          const known = knownStatuses.find((one) => one === status);
          return (
            <Table.Tr key={status}>
              <Table.Td>{known ? t(`client.runStatus.${known}`) : status}</Table.Td>
              <Table.Td>{count}</Table.Td>
              <Table.Td>
                {medianSeconds === null ? '–' : t('overview.seconds', { seconds: Math.round(medianSeconds) })}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function Reports() {
  const { t, i18n } = useAdminTexts();
  const { data, isError, refetch } = useQuery(reportsQuery);
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <Panel title={t('overview.errors')}>
      {data?.reports.length === 0 ? <p className={classes.empty}>{t('overview.noErrors')}</p> : null}
      {data ? null : <SkeletonList />}
      <ul className={own.reports}>
        {data?.reports.map(({ id, at, uid, schoolName, text }) => (
          <li key={id}>
            <span>
              {dates.time(at)}{' '}
              <Link to="/admin/clients/$id" params={{ id: uid }} dir="auto">
                {schoolName || t('clients.unnamed')}
              </Link>
            </span>
            <details>
              <summary>
                {text.split('\n').find((line, index) => index > 4 && line !== '') ?? text.slice(0, 80)}
              </summary>
              <pre>{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
