import { fieldsOf, isRoomColumn, type TableField, type TableKind } from '@bellgrid/formats';
import { commands } from '@bellgrid/model';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './TableImport.module.css';
import { hasName, headerOf, itemRows, type MappedTable } from './use-table-import.ts';

interface ColumnsStepProps {
  readonly kind: TableKind;
  readonly busy: boolean;
  readonly table: MappedTable;
  readonly onSheet: (sheet: number) => void;
  readonly onHeader: (row: number | null) => void;
  readonly onField: (column: number, field: TableField | null) => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

const SAMPLES = 3;

/** The choice of a field for each column of the table, with some of its values. */
export function ColumnsStep({ kind, busy, table, ...on }: ColumnsStepProps) {
  const { t } = useTranslation();
  const rows = itemRows(table);
  const ready = hasName(table.mapping) && rows.length > 0;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) on.onContinue();
      }}
    >
      <div className={classes.about}>
        <span>
          {table.file !== null && `${t('tableImport.from', { name: table.file })} · `}
          {t('tableImport.rows', { count: rows.length })}
        </span>
        {table.sheets.length > 1 && (
          <NativeSelect
            aria-label={t('tableImport.sheet')}
            value={table.sheet}
            onChange={(event) => on.onSheet(Number(event.currentTarget.value))}
            data={table.sheets.map(({ name, read }, index) => ({
              value: String(index),
              label: name ?? '',
              disabled: !read.ok,
            }))}
          />
        )}
        <HeaderChoice table={table} onHeader={on.onHeader} />
      </div>
      <p className={classes.hint}>{t('tableImport.columnsHint')}</p>
      <UnknownColumns kind={kind} table={table} />
      <ul className={classes.columns}>
        {Array.from({ length: table.columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place.
          <Column key={column} {...{ kind, table, column }} onField={on.onField} />
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        {!hasName(table.mapping) && (
          <p className={classes.needs} role="alert">
            {t('tableImport.needsName')}
          </p>
        )}
        <Button variant="default" onClick={on.onBack}>
          {t('tableImport.back')}
        </Button>
        <Button type="submit" disabled={!ready} loading={busy} data-autofocus>
          {t('tableImport.continue')}
        </Button>
      </Group>
    </form>
  );
}

const NO_HEADER = '';
/** A title and notes above the names of the columns have few rows. */
const ROWS_OFFERED = 12;

/** The row that names the columns; those above it are not imported. */
function HeaderChoice({ table, onHeader }: Pick<ColumnsStepProps, 'table' | 'onHeader'>) {
  const { t } = useTranslation();
  const { rows, headerRow } = table;
  const offered = rows.slice(0, Math.max(ROWS_OFFERED, (headerRow ?? 0) + 1));
  return (
    <>
      <NativeSelect
        className={classes.header}
        label={t('tableImport.header')}
        value={headerRow ?? NO_HEADER}
        onChange={({ currentTarget: { value } }) => onHeader(value === NO_HEADER ? null : Number(value))}
        data={[
          ...offered.map(({ number, cells }, index) => ({
            value: String(index),
            label: t('tableImport.headerRow', { row: number, names: shortened(cells) }),
          })),
          { value: NO_HEADER, label: t('tableImport.noHeader') },
        ]}
      />
      {headerRow !== null && headerRow > 0 && (
        <span className={classes.above}>{t('tableImport.rowsAbove', { count: headerRow })}</span>
      )}
    </>
  );
}

const SHOWN_LETTERS = 60;

/** The beginning of a row's cells. */
function shortened(cells: readonly string[]): string {
  const text = cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .replaceAll('\n', ' ');
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
}

/** Names of columns that are not recognised, and columns that the school has no use for. */
function UnknownColumns({ kind, table }: Pick<ColumnsStepProps, 'kind' | 'table'>) {
  const { t } = useTranslation();
  const hasRooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const { mapping } = table;
  const used = new Set(Object.values(mapping));
  const unused = headerOf(table).filter((name, column) => name !== '' && !used.has(column));
  const isOfRooms = (name: string) => kind === 'teachers' && isRoomColumn(name);
  const unknown = unused.filter((name) => !isOfRooms(name));
  const roomName = mapping.classroom === undefined ? '' : (headerOf(table)[mapping.classroom] ?? '');
  return (
    <div role="status" className={classes.unknown}>
      {unknown.length > 0 && (
        <p>
          {t('tableImport.notRecognised', {
            count: unknown.length,
            names: unknown
              .map((name) => t('tableImport.quoted', { name: name.replaceAll('\n', ' ') }))
              .join(', '),
          })}
        </p>
      )}
      {unused.filter(isOfRooms).map((name) => (
        <p key={name}>{t('tableImport.roomsOfTeachers', { name })}</p>
      ))}
      {!hasRooms && mapping.classroom !== undefined && (
        <RoomsAreOff>{t('tableImport.roomsAreOff', { name: roomName })}</RoomsAreOff>
      )}
      {!hasRooms && kind === 'classrooms' && <RoomsAreOff>{t('tableImport.roomListIsOff')}</RoomsAreOff>}
    </div>
  );
}

/** Says what comes of rooms while classrooms are switched off, and switches them on as a step that can be undone. */
function RoomsAreOff({ children }: { readonly children: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {children}{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => runEdit(commands.setConfig, { changes: { isClassroomsEnabled: true } })}
      >
        {t('tableImport.switchRoomsOn')}
      </Button>
    </p>
  );
}

const LEFT_OUT = '';

function Column({
  kind,
  table,
  column,
  onField,
}: Pick<ColumnsStepProps, 'kind' | 'table' | 'onField'> & { readonly column: number }) {
  const { t } = useTranslation();
  const hasRooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const name = headerOf(table)[column] || t('tableImport.column', { number: column + 1 });
  const fields = fieldsOf(kind).filter((field) => field !== 'classroom' || hasRooms);
  const field = fields.find((each) => table.mapping[each] === column) ?? LEFT_OUT;
  return (
    <li data-used={field !== LEFT_OUT || undefined}>
      <span className={classes.columnName} title={name}>
        {name}
      </span>
      <span className={classes.samples} title={samplesOf(table, column).join('\n')}>
        {samplesOf(table, column).join(' · ') || t('tableImport.noValues')}
      </span>
      <NativeSelect
        aria-label={t('tableImport.means', { column: name })}
        value={field}
        onChange={(event) =>
          onField(column, fields.find((each) => each === event.currentTarget.value) ?? null)
        }
        data={[
          { value: LEFT_OUT, label: t('tableImport.leaveOut') },
          ...fields.map((each) => ({ value: each, label: t(`tableImport.fields.${labelOf(kind, each)}`) })),
        ]}
      />
    </li>
  );
}

/** The classroom of a class is its home room. */
const labelOf = (kind: TableKind, field: TableField) =>
  kind === 'groups' && field === 'classroom' ? 'homeRoom' : field;

/** The first different values of a column. */
function samplesOf(table: MappedTable, column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of itemRows(table)) {
    const value = cells[column]?.replaceAll('\n', ', ');
    if (value) samples.add(value);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
