import type { ClientSummary } from '@bellgrid/protocol';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import admin from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import classes from './ClientsPage.module.css';
import { type ClientColumn, type ColumnId, type ColumnWords, clientColumns } from './client-columns.ts';
import { type IndexedClient, stateOf } from './client-filter.ts';
import { useClientList } from './client-list-state.ts';

const ROW = 36;
const PHONE_ROW = 64;

interface TableProps {
  readonly rows: readonly IndexedClient[];
  readonly columns: readonly ClientColumn[];
  readonly words: ColumnWords;
  /** The text in place of rows; null for none. */
  readonly none: string | null;
}

/** The rows in sight of a table that may have thousands. */
export const ClientTable = memo(function ClientTable({ rows, columns, words, none }: TableProps) {
  const { t } = useAdminTexts();
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const order = useClientList((list) => list.order);
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
});

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
