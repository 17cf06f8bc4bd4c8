import { fieldsOf, type TableField, type TableKind } from '@bellgrid/formats';
import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './TableImport.module.css';
import { hasName, itemRows, type MappedTable } from './use-table-import.ts';

interface ColumnsStepProps {
  readonly kind: TableKind;
  readonly busy: boolean;
  readonly table: MappedTable;
  readonly onSheet: (sheet: number) => void;
  readonly onHeader: (header: boolean) => void;
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
        <Checkbox
          label={t('tableImport.header')}
          checked={table.header}
          onChange={(event) => on.onHeader(event.currentTarget.checked)}
        />
      </div>
      <p className={classes.hint}>{t('tableImport.columnsHint')}</p>
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

const LEFT_OUT = '';

function Column({
  kind,
  table,
  column,
  onField,
}: Pick<ColumnsStepProps, 'kind' | 'table' | 'onField'> & { readonly column: number }) {
  const { t } = useTranslation();
  const hasRooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const header = table.header ? (table.rows[0]?.cells[column] ?? '') : '';
  const name = header || t('tableImport.column', { number: column + 1 });
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
