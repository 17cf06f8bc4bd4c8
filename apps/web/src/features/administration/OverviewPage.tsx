import { adminOverview, errorReports, OVERVIEW_DAYS, type Overview } from '@bellgrid/protocol';
import { Skeleton, Table } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { FactLine, Panel } from './ClientPage.tsx';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';
import own from './OverviewPage.module.css';

const LOOK_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
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
  const { t } = useAdminTexts();
  const { schools, active, lastSeen, saves, reports, queue, storage, mails } = overview;
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
    [t('overview.versions'), storage.versions.toLocaleString()],
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
            <dd>{value.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <div className={own.plots}>
        <Plot title={t('overview.lastSeen')} days={lastSeen} />
        <Plot title={t('overview.saves')} days={saves} />
        <Plot title={t('overview.reports')} days={reports} />
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

/** A bar for each day up to today. */
function Plot({ title, days }: { readonly title: string; readonly days: readonly number[] }) {
  const { t, i18n } = useAdminTexts();
  const most = Math.max(1, ...days);
  const today = Date.now();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const bars = days.map((count, index) => ({
    date: format.format(today - (OVERVIEW_DAYS - 1 - index) * DAY_MS),
    count,
  }));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Panel title={title}>
      <ul className={own.bars}>
        {bars.map(({ date, count }) => (
          <li key={date} title={t('overview.bar', { date, count })}>
            <span className={own.words}>{t('overview.bar', { date, count })}</span>
            <i style={{ height: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
      <p className={own.axis}>
        <span>{first?.date}</span>
        <span>{last?.date}</span>
      </p>
    </Panel>
  );
}

const knownStatuses = ['OPTIMAL', 'FEASIBLE', 'INFEASIBLE', 'TIMEOUT', 'CANCELLED', 'NONE'] as const;

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
      <ul className={own.reports} aria-busy={!data}>
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
