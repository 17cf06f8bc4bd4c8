import { localeOf, signedNumbers } from '@bellgrid/texts';
import { SegmentedControl, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import classes from './LoadTables.module.css';
import {
  aboveContract,
  type Load,
  type LoadColumn,
  type LoadKind,
  loadColumnsOf,
  loadsOf,
  shareOf,
  sortedLoads,
} from './load-tables.ts';

/** The loads of teachers, classes and classrooms, one kind at a time; each number leads to where it comes from. */
export function LoadTables() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const kinds: LoadKind[] = draft.config.isClassroomsEnabled
    ? ['teachers', 'classes', 'classrooms']
    : ['teachers', 'classes'];
  const [chosen, setKind] = useState<LoadKind>('teachers');
  const kind = kinds.includes(chosen) ? chosen : 'teachers';
  const [sort, setSort] = useState<{ column: LoadColumn; isDescending: boolean }>({
    column: 'name',
    isDescending: false,
  });
  const loads = useMemo(() => loadsOf(draft, kind), [draft, kind]);
  const rows = useMemo(
    () => sortedLoads(loads, sort.column, sort.isDescending, compareForReader),
    [loads, sort],
  );
  const columns = loadColumnsOf(kind, loads);
  const sortBy = (column: LoadColumn) =>
    // Numbers begin with the largest, names with the first.
    setSort((before) => ({
      column,
      isDescending: before.column === column ? !before.isDescending : column !== 'name',
    }));
  return (
    <section className={classes.section} aria-labelledby="loads">
      <header className={classes.header}>
        <h3 id="loads">{t('home.loads.title')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('home.loads.of')}
          value={kind}
          onChange={setKind}
          data={kinds.map((value) => ({ value, label: t(`home.loads.${value}`) }))}
        />
      </header>
      {rows.length === 0 ? (
        <p className={classes.empty}>{t('home.loads.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
        <section className={classes.scroll} tabIndex={0} aria-labelledby="loads">
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Heading
                    key={column}
                    {...{ column, kind }}
                    sorted={sort.column === column ? sort.isDescending : null}
                    onSort={() => sortBy(column)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((load) => (
                <Row key={load.id} {...{ load, kind }} hasContract={columns.includes('contract')} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

interface HeadingProps {
  readonly column: LoadColumn;
  readonly kind: LoadKind;
  /** True or false for descending or ascending; null while another column sorts. */
  readonly sorted: boolean | null;
  readonly onSort: () => void;
}

function Heading({ column, kind, sorted, onSort }: HeadingProps) {
  const { t } = useTranslation();
  const text = columnText(column, kind);
  const Arrow = sorted ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted === null ? undefined : sorted ? 'descending' : 'ascending'}
      data-number={column !== 'name' || undefined}
    >
      <Tooltip label={text === 'name' ? '' : t(`home.loads.${text}Hint`)} disabled={text === 'name'}>
        <button type="button" onClick={onSort}>
          {t(`home.loads.${text}`)}
          {sorted === null ? null : <Arrow size={13} stroke={2} aria-hidden />}
        </button>
      </Tooltip>
    </th>
  );
}

function columnText(column: LoadColumn, kind: LoadKind) {
  if (column === 'required') return kind === 'teachers' ? 'lessons' : 'required';
  if (column === 'placed') return kind === 'classrooms' ? 'used' : 'placed';
  return column === 'available' ? 'open' : column;
}

interface RowProps {
  readonly load: Load;
  readonly kind: LoadKind;
  /** The table has the column of contracts. */
  readonly hasContract: boolean;
}

function Row({ load, kind, hasContract }: RowProps) {
  const { t, i18n } = useTranslation();
  const { id, name, required, placed, available, unplaced } = load;
  const number = (value: number) => value.toLocaleString(localeOf(i18n.language));
  const isOver = required !== null && required.min > available;
  const share = shareOf(load);
  return (
    <tr>
      <th scope="row">
        <ItemLink kind={kind} id={id}>
          <bdi>{name}</bdi>
        </ItemLink>
      </th>
      {hasContract ? <Contract load={load} /> : null}
      {required === null ? null : (
        <td data-tone={isOver ? 'hard' : undefined} title={isOver ? t('home.loads.over') : undefined}>
          <ItemLink kind={kind} id={id}>
            {required.min === required.max ? number(required.min) : t('home.loads.range', required)}
          </ItemLink>
        </td>
      )}
      <td
        data-tone={placed > 0 && unplaced > 0 ? 'soft' : undefined}
        title={unplaced > 0 ? t('home.loads.missing') : undefined}
      >
        <Link to="/schedule/$view/$id" params={{ view: kind, id }}>
          {number(placed)}
        </Link>
      </td>
      <td>
        <ItemLink kind={kind} id={id}>
          {number(available)}
        </ItemLink>
      </td>
      <td>
        <Link to="/schedule/$view/$id" params={{ view: kind, id }} className={classes.share}>
          <span className={classes.track} aria-hidden>
            <span style={{ inlineSize: `${Math.min(100, share)}%` }} />
          </span>
          <span className={classes.percent}>{t('home.loads.percent', { percent: share })}</span>
        </Link>
      </td>
    </tr>
  );
}

/** The periods by contract, marked where the lessons of the teacher are more or fewer. */
function Contract({ load }: { readonly load: Load }) {
  const { t, i18n } = useTranslation();
  const above = aboveContract(load);
  if (above === null) {
    return (
      <td>
        <ItemLink kind="teachers" id={load.id}>
          –
        </ItemLink>
      </td>
    );
  }
  const count = Math.abs(above);
  const words =
    above === 0 ? t('home.loads.exactly') : t(above > 0 ? 'home.loads.above' : 'home.loads.below', { count });
  return (
    <td data-tone={above === 0 ? undefined : 'soft'} title={words}>
      <ItemLink kind="teachers" id={load.id}>
        {load.contract?.toLocaleString(localeOf(i18n.language))}
        {above === 0 ? null : (
          <small className={classes.above}>
            <span aria-hidden>{signedNumbers(i18n.language)(above)}</span>
            <span className="visually-hidden">{words}</span>
          </small>
        )}
      </ItemLink>
    </td>
  );
}

interface ItemLinkProps {
  readonly kind: LoadKind;
  readonly id: string;
  readonly children: ReactNode;
}

function ItemLink({ kind, id, children }: ItemLinkProps) {
  return (
    <Link to={`/${kind}/$id`} params={{ id }}>
      {children}
    </Link>
  );
}
