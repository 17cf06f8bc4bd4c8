import { type AuditEntry, auditLog } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isoDay } from '../../document/draft/export-draft.ts';
import { type AuditCursor, allEntries, nextCursor } from '../../platform/api/audit-pages.ts';
import { call } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { members } from '../../ui/entity-form/members.ts';
import { firstNames, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import classes from './Admin.module.css';
import { actorOf } from './AuditEntries.tsx';
import { useAdminTexts } from './admin-texts.ts';
import { actionText, detailsText, knownActions } from './audit-words.ts';
import list from './ClientsPage.module.css';
import { csvOf } from './csv.ts';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useAct } from './use-act.ts';

/** Entries in one answer. */
const PAGE = 200;
const TYPING_MS = 300;

/** The acts of all administrators, and of schools on their accounts, newest first, to be searched and saved. */
export function AuditPage() {
  const { t, i18n } = useAdminTexts();
  usePageTitle(t('audit.title'));
  const [search, setSearch] = useState('');
  const [actions, setActions] = useState<readonly string[]>([]);
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  const act = useAct();
  const [words] = useDebouncedValue(search.trim().slice(0, 200), TYPING_MS);
  const question = { search: words, ...(actions.length === 0 ? {} : { actions: actions.join(',') }) };
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit', question],
    queryFn: ({ pageParam }) => call(auditLog, { ...question, ...pageParam, limit: PAGE }),
    initialPageParam: {} as AuditCursor,
    getNextPageParam: ({ entries }) => nextCursor(entries, PAGE),
    placeholderData: keepPreviousData,
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
  const known = knownActions.map((action) => ({ id: action, name: actionText({ action }, t) }));
  const names = known.filter(({ id }) => actions.includes(id)).map(({ name }) => name);
  const save = async () => {
    const all = await allEntries((page) => call(auditLog, { ...question, ...page }));
    const heads = (['at', 'actor', 'what', 'school', 'details'] as const).map((id) =>
      t(`audit.column.${id}`),
    );
    download(
      `${t('audit.csvName', { date: isoDay(new Date()) })}.csv`,
      csvOf([heads, ...all.map(row)]),
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
          options={known.map((action) => ({ ...action, isChosen: actions.includes(action.id) }))}
          onChoose={(id) =>
            setActions(actions.includes(id) ? actions.filter((each) => each !== id) : [...actions, id])
          }
          onChooseAll={(ids, isOn) =>
            setActions(isOn ? members(actions, ids, []) : members(actions, [], ids))
          }
        />
        <div className={list.tools}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            loading={act.isBusy}
            disabled={entries.length === 0}
            onClick={() => void act.run(save)}
          >
            {t('clients.csv')}
          </Button>
        </div>
      </search>
      <div className={classes.scroll}>
        {query.isPending ? <SkeletonList /> : null}
        {query.isSuccess && entries.length === 0 ? (
          <p className={classes.empty}>{t('client.noLog')}</p>
        ) : null}
        <ul className={classes.list}>
          {entries.map((entry) => {
            const [, actor, what, school] = row(entry);
            const details = detailsText(entry.details, dates.time);
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
                  <span lang="en" className={classes.details}>
                    {details}
                  </span>
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
