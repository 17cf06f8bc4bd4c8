import { Button, Menu, TextInput } from '@mantine/core';
import { IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { isoDay } from '../../document/draft/export-draft.ts';
import { download } from '../../platform/download.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { members } from '../../ui/entity-form/members.ts';
import { firstNames, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { clientsQuery, firstClientsQuery, generalQuery } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import classes from './ClientsPage.module.css';
import { ClientTable } from './ClientTable.tsx';
import {
  type ColumnId,
  type ColumnWords,
  clientColumns,
  DEFAULT_COLUMNS,
  sortClients,
} from './client-columns.ts';
import {
  type ClientFilters,
  clientSizes,
  clientStates,
  filterClients,
  indexClients,
  licenceStates,
  NO_CLIENT_FILTERS,
  seenStates,
} from './client-filter.ts';
import { chooseColumns, useClientList } from './client-list-state.ts';
import { csvOf } from './csv.ts';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** The schools: a table with search and filters. */
export function ClientsPage() {
  const { t, i18n } = useAdminTexts();
  usePageTitle(t('clients.title'));
  const first = useQuery(firstClientsQuery);
  const all = useQuery({ ...clientsQuery, enabled: first.isSuccess });
  const { filters: chosen, order, columns } = useClientList();
  // The field shows each key at once; the rows follow when the browser has time for them.
  const filters = useDeferredValue(chosen);
  const [now] = useState(Date.now);
  const words = useMemo<ColumnWords>(
    () => ({ t, dates: dateWords(i18n.language), now }),
    [t, i18n.language, now],
  );
  const clients = all.data?.clients ?? first.data?.clients;
  const indexed = useMemo(() => indexClients(clients ?? [], now), [clients, now]);
  const sorted = useMemo(
    () => sortClients(indexed, order, words, i18n.language),
    [indexed, order, words, i18n.language],
  );
  const shown = useMemo(() => filterClients(sorted, filters), [sorted, filters]);
  const visible = useMemo(() => clientColumns.filter(({ id }) => columns.includes(id)), [columns]);
  const total = all.data?.total ?? first.data?.total ?? 0;
  const items = t('clients.count', { count: total });
  const isPartial = all.data === undefined && (clients?.length ?? 0) < total;
  if (first.isError) return <LoadFailed onRetry={() => void first.refetch()} />;
  const isFiltered = filters !== NO_CLIENT_FILTERS;
  const save = () => {
    const rows = shown.map(({ client }) => visible.map((column) => column.text(client, words)));
    const heads = visible.map(({ id }) => t(`clients.column.${id}`));
    const name = t('clients.csvName', { date: isoDay(new Date()) });
    download(`${name}.csv`, csvOf([heads, ...rows]), 'text/csv;charset=utf-8');
  };
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <h2 className={classes.count} aria-live="polite">
          {isFiltered && !isPartial ? t('clients.shownOf', { shown: shown.length, items }) : items}
        </h2>
        <div className={classes.tools}>
          <ColumnMenu columns={columns} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            disabled={!all.data}
            onClick={save}
          >
            {t('clients.csv')}
          </Button>
        </div>
      </div>
      <Filters filters={chosen} />
      {isPartial ? (
        <Partial
          shown={clients?.length ?? 0}
          onRetry={all.isError && !all.isFetching ? () => void all.refetch() : null}
        />
      ) : null}
      {clients ? (
        <ClientTable
          rows={shown}
          columns={visible}
          words={words}
          none={isFiltered && !isPartial ? t('clients.none') : null}
        />
      ) : (
        <SkeletonList label={t('clients.title')} className={classes.skeleton} />
      )}
    </div>
  );
}

interface PartialProps {
  readonly shown: number;
  /** Null while the other schools are being loaded. */
  readonly onRetry: (() => void) | null;
}

/** Tells that search and filters do not cover every school yet. */
function Partial({ shown, onRetry }: PartialProps) {
  const { t } = useAdminTexts();
  return (
    <div className={classes.partial} role="status">
      {onRetry ? (
        <>
          <p>{t('clients.restFailed', { shown })}</p>
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <p>{t('clients.loadingRest', { shown })}</p>
      )}
    </div>
  );
}

const ColumnMenu = memo(function ColumnMenu({ columns }: { readonly columns: readonly ColumnId[] }) {
  const { t } = useAdminTexts();
  const toggle = (id: ColumnId) =>
    chooseColumns(
      clientColumns.map((column) => column.id).filter((each) => columns.includes(each) !== (each === id)),
    );
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.columns}
          leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}
        >
          {t('clients.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {clientColumns.map(({ id }) => (
          <Menu.CheckboxItem
            key={id}
            checked={columns.includes(id)}
            disabled={id === DEFAULT_COLUMNS[0]}
            onChange={() => toggle(id)}
          >
            {t(`clients.column.${id}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

function changeFilters(changes: Partial<ClientFilters>): void {
  const next = { ...useClientList.getState().filters, ...changes };
  const isEmpty = Object.values(next).every((value) => value.length === 0);
  useClientList.setState({ filters: isEmpty ? NO_CLIENT_FILTERS : next, top: 0 });
}

function Filters({ filters }: { readonly filters: ClientFilters }) {
  const { t } = useAdminTexts();
  const { search, ...chosen } = filters;
  return (
    <search className={classes.filters}>
      <TextInput
        size="sm"
        className={classes.search}
        value={search}
        placeholder={t('clients.search')}
        aria-label={t('clients.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={(event) => changeFilters({ search: event.currentTarget.value })}
      />
      <FilterChips {...chosen} isFiltered={filters !== NO_CLIENT_FILTERS} />
    </search>
  );
}

interface FilterChipsProps extends Omit<ClientFilters, 'search'> {
  readonly isFiltered: boolean;
}

/** The filters beside the search. */
const FilterChips = memo(function FilterChips({ isFiltered, ...filters }: FilterChipsProps) {
  const { t } = useAdminTexts();
  const { data: general } = useQuery(generalQuery);
  const { data: all } = useQuery({ ...clientsQuery, enabled: false });
  const tags = useMemo(() => {
    const used = all?.clients.flatMap((client) => client.tags) ?? [];
    return [...new Set([...(general?.tags ?? []), ...used])].sort();
  }, [all, general]);
  const chip = (
    kind: keyof typeof filters,
    options: readonly { readonly id: string; readonly name: string }[],
  ) => {
    const chosen = filters[kind];
    const label = t(`clients.filter.${kind}`);
    const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return (
      <PickerChip
        label={label}
        text={names.length === 0 ? label : `${label}: ${firstNames(names, 2)}`}
        isActive={names.length > 0}
        options={options.map((option) => ({ ...option, isChosen: chosen.includes(option.id) }))}
        onChoose={(id) =>
          changeFilters({
            [kind]: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
          })
        }
        onChooseAll={(ids, isOn) =>
          changeFilters({ [kind]: isOn ? members(chosen, ids, []) : members(chosen, [], ids) })
        }
      />
    );
  };
  return (
    <>
      {chip(
        'tag',
        tags.map((tag) => ({ id: tag, name: tag })),
      )}
      {chip(
        'state',
        clientStates.map((id) => ({ id, name: t(`clients.state.${id}`) })),
      )}
      {chip(
        'licence',
        licenceStates.map((id) => ({ id, name: t(`clients.licence.${id}`) })),
      )}
      {chip(
        'lastSeen',
        seenStates.map((id) => ({ id, name: t(`clients.lastSeen.${id}`) })),
      )}
      {chip(
        'size',
        clientSizes.map((id) => ({ id, name: t(`clients.size.${id}`) })),
      )}
      <Button
        size="xs"
        variant="default"
        disabled={!isFiltered}
        onClick={() => useClientList.setState({ filters: NO_CLIENT_FILTERS, top: 0 })}
      >
        {t('clients.clear')}
      </Button>
    </>
  );
});
