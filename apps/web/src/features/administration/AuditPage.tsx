import { type AuditEntry, auditLog } from '@bellgrid/protocol';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isoDay } from '../../document/draft/export-draft.ts';
import { call } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { searchedText } from '../../ui/fields/every-word.ts';
import { firstNames, PickerChip } from '../../ui/fields/PickerChip.tsx';
import classes from './Admin.module.css';
import { actorOf } from './AuditEntries.tsx';
import { useAdminTexts } from './admin-texts.ts';
import { actionText, detailsText } from './audit-words.ts';
import list from './ClientsPage.module.css';
import { csvOf } from './csv.ts';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** Entries in one answer. */
const PAGE = 200;

/** The acts of all administrators, newest first, to be searched and saved. */
export function AuditPage() {
  const { t, i18n } = useAdminTexts();
  usePageTitle(t('audit.title'));
  const [search, setSearch] = useState('');
  const [actions, setActions] = useState<readonly string[]>([]);
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam: before }) =>
      call(auditLog, { limit: PAGE, ...(before === null ? {} : { before }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries }) => (entries.length < PAGE ? null : (entries.at(-1)?.at ?? null)),
    staleTime: 0,
  });
  const entries = useMemo(() => query.data?.pages.flatMap((page) => page.entries) ?? [], [query.data]);
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />;
  const row = (entry: AuditEntry): readonly [string, string, string, string, string] => [
    entry.at,
    actorOf(entry) || t('actor.commandLine'),
    actionText(entry, t),
    entry.subject ? (entry.subject.email ?? entry.subject.uid) : '',
    detailsText(entry.details),
  ];
  const words = searchedText(search).split(/\s+/).filter(Boolean);
  const shown = entries.filter((entry) => {
    const text = searchedText(row(entry).join(' '));
    return (
      (actions.length === 0 || actions.includes(entry.action)) && words.every((word) => text.includes(word))
    );
  });
  const known = [...new Map(entries.map((entry) => [entry.action, actionText(entry, t)]))];
  const names = known.filter(([id]) => actions.includes(id)).map(([, name]) => name);
  const save = () => {
    const heads = (['at', 'actor', 'what', 'school', 'details'] as const).map((id) =>
      t(`audit.column.${id}`),
    );
    download(
      `${t('audit.csvName', { date: isoDay(new Date()) })}.csv`,
      csvOf([heads, ...shown.map(row)]),
      'text/csv;charset=utf-8',
    );
  };
  return (
    <div className={list.page}>
      <search className={list.filters}>
        <TextInput
          size="sm"
          className={list.search}
          value={search}
          placeholder={t('audit.search')}
          aria-label={t('audit.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <PickerChip
          label={t('audit.column.what')}
          text={names.length === 0 ? t('audit.column.what') : firstNames(names, 2)}
          isActive={names.length > 0}
          options={known.map(([id, name]) => ({ id, name, isChosen: actions.includes(id) }))}
          onChoose={(id) =>
            setActions(actions.includes(id) ? actions.filter((each) => each !== id) : [...actions, id])
          }
        />
        <div className={list.tools}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            disabled={shown.length === 0}
            onClick={save}
          >
            {t('clients.csv')}
          </Button>
        </div>
      </search>
      <div className={classes.scroll}>
        {query.isPending ? <Skeleton height={240} /> : null}
        {query.isSuccess && shown.length === 0 ? <p className={classes.empty}>{t('client.noLog')}</p> : null}
        <ul className={classes.list}>
          {shown.map((entry) => {
            const [, actor, what, school, details] = row(entry);
            return (
              <li key={entry.id}>
                <span className={classes.words}>
                  {what}{' '}
                  {entry.subject?.email ? (
                    <Link to="/admin/clients/$id" params={{ id: entry.subject.uid }} preload={false}>
                      {school}
                    </Link>
                  ) : (
                    school
                  )}{' '}
                  <span className={classes.details}>{details}</span>
                  <small>
                    {dates.time(entry.at)} · {actor}
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
        {query.hasNextPage ? (
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('audit.more')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
