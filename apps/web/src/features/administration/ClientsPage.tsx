import type { ClientSummary } from '@bellgrid/protocol';
import { Button, Menu, Skeleton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isoDay } from '../../document/draft/export-draft.ts';
import { download } from '../../platform/download.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { firstNames, PickerChip } from '../../ui/fields/PickerChip.tsx';
import admin from './Admin.module.css';
import { clientsQuery, firstClientsQuery, generalQuery } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import classes from './ClientsPage.module.css';
import {
  type ClientColumn,
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
  type IndexedClient,
  indexClients,
  licenceStates,
  NO_CLIENT_FILTERS,
  seenStates,
  stateOf,
} from './client-filter.ts';
import { chooseColumns, useClientList } from './client-list-state.ts';
import { csvOf } from './csv.ts';
import { dateWords } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';

const ROW = 36;
const PHONE_ROW = 64;

/** The schools: a table with search and filters. */
export function ClientsPage() {
  const { t, i18n } = useAdminTexts();
  usePageTitle(t('clients.title'));
  const first = useQuery(firstClientsQuery);
  const all = useQuery({ ...clientsQuery, enabled: first.isSuccess });
  const { filters, order, columns } = useClientList();
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
      <Filters filters={filters} isFiltered={isFiltered} />
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
        <div className={classes.skeleton} role="status" aria-label={t('clients.title')}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={20} />
          ))}
        </div>
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

const SKELETONS = Array.from({ length: 16 }, (_, index) => index);

function ColumnMenu({ columns }: { readonly columns: readonly ColumnId[] }) {
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
}

interface FiltersProps {
  readonly filters: ClientFilters;
  readonly isFiltered: boolean;
}

function Filters({ filters, isFiltered }: FiltersProps) {
  const { t } = useAdminTexts();
  const { data: general } = useQuery(generalQuery);
  const { data: all } = useQuery({ ...clientsQuery, enabled: false });
  const tags = useMemo(() => {
    const used = all?.clients.flatMap((client) => client.tags) ?? [];
    return [...new Set([...(general?.tags ?? []), ...used])].sort();
  }, [all, general]);
  const change = (changes: Partial<ClientFilters>) => {
    const next = { ...filters, ...changes };
    const isEmpty = Object.values(next).every((value) => value.length === 0);
    useClientList.setState({ filters: isEmpty ? NO_CLIENT_FILTERS : next, top: 0 });
  };
  const chip = (
    kind: Exclude<keyof ClientFilters, 'search'>,
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
          change({ [kind]: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] })
        }
      />
    );
  };
  return (
    <search className={classes.filters}>
      <TextInput
        size="sm"
        className={classes.search}
        value={filters.search}
        placeholder={t('clients.search')}
        aria-label={t('clients.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
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
    </search>
  );
}

interface TableProps {
  readonly rows: readonly IndexedClient[];
  readonly columns: readonly ClientColumn[];
  readonly words: ColumnWords;
  /** The text in place of rows; null for none. */
  readonly none: string | null;
}

/** The rows in sight of a table that may have thousands. */
function ClientTable({ rows, columns, words, none }: TableProps) {
  const { t } = useAdminTexts();
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const { order } = useClientList();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isPhone ? PHONE_ROW : ROW),
    overscan: 8,
    initialOffset: () => useClientList.getState().top,
    initialRect: { width: 1200, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps the sizes of rows.
  useEffect(() => virtualizer.measure(), [isPhone]);
  useEffect(() => {
    const element = scroller.current;
    return () => useClientList.setState({ top: element?.scrollTop ?? 0 });
  }, []);
  const sort = useCallback(
    (id: ColumnId) =>
      useClientList.setState(({ order: { column, descending } }) => ({
        order: { column: id, descending: column === id ? !descending : false },
      })),
    [],
  );
  const template = columns
    .map(({ width: [least, share] }) => (share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`))
    .join(' ');
  const least = columns.reduce((sum, { width }) => sum + width[0], 0);
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  return (
    <div ref={scroller} className={classes.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are placed by their offset are no table rows. */}
      <div
        role="table"
        aria-label={t('clients.title')}
        aria-rowcount={rows.length + 1}
        className={classes.table}
        style={{ '--columns': template, minWidth: isPhone ? 0 : least } as CSSProperties}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see the table. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons have the focus. */}
        <div role="row" aria-rowindex={1} className={classes.head}>
          {columns.map(({ id, isNumber }) => (
            // biome-ignore lint/a11y/useSemanticElements: see the table.
            // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus.
            <div
              key={id}
              role="columnheader"
              aria-sort={order.column === id ? (order.descending ? 'descending' : 'ascending') : 'none'}
              data-number={isNumber}
            >
              <button
                type="button"
                title={t('clients.sortBy', { column: t(`clients.column.${id}`) })}
                onClick={() => sort(id)}
              >
                <span>{t(`clients.column.${id}`)}</span>
                {order.column === id ? <Arrow size={13} stroke={2} aria-hidden /> : null}
              </button>
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see the table. */}
        <div role="rowgroup" className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <ClientRow
                key={row.client.uid}
                {...{ client: row.client, columns, words, index, start, isPhone }}
              />
            ) : null;
          })}
        </div>
      </div>
      {rows.length === 0 && none !== null ? <p className={classes.none}>{none}</p> : null}
    </div>
  );
}

interface RowProps extends Pick<TableProps, 'columns' | 'words'> {
  readonly client: ClientSummary;
  readonly index: number;
  readonly start: number;
  readonly isPhone: boolean;
}

const phoneColumns: readonly ColumnId[] = ['school', 'email', 'state', 'licence'];

const ClientRow = memo(function ClientRow({ client, columns, words, index, start, isPhone }: RowProps) {
  const shown = isPhone ? clientColumns.filter(({ id }) => phoneColumns.includes(id)) : columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table.
    // biome-ignore lint/a11y/useFocusableInteractive: its link has the focus.
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {shown.map((column) => {
        const text = column.text(client, words);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see the table.
          <div key={column.id} role="cell" data-column={column.id} data-number={column.isNumber} title={text}>
            {cellOf(column, client, text)}
          </div>
        );
      })}
    </div>
  );
});

const chip = `${admin.tag} ${classes.chip}`;
const tones = { suspended: 'bad', unverified: 'soft', administrator: 'accent' } as const;

function cellOf({ id }: ClientColumn, client: ClientSummary, text: string): ReactNode {
  if (id === 'school') {
    return (
      <Link to="/admin/clients/$id" params={{ id: client.uid }} className={classes.name} preload={false}>
        <bdi>{text}</bdi>
      </Link>
    );
  }
  if (id === 'state') {
    const state = stateOf(client);
    return state === 'active' ? (
      text
    ) : (
      <span className={chip} data-tone={tones[state]}>
        {text}
      </span>
    );
  }
  if (id === 'tags') {
    return client.tags.map((tag) => (
      <span key={tag} className={chip}>
        {tag}
      </span>
    ));
  }
  return <bdi>{text}</bdi>;
}
