import type { JudgedTimetable } from '@bellgrid/constraints';
import { localeOf } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { classDaysText } from './class-days.ts';
import classes from './NumbersTable.module.css';
import { type ComparedSchedule, comparedNumbers } from './run/compare-numbers.ts';

interface Numbers {
  readonly numbers: ComparedSchedule;
  /** Null until it was judged. */
  readonly judged: JudgedTimetable | null;
}

type Column = 'of' | 'beside';

interface NumbersTableProps {
  /** The timetable that is judged. */
  readonly of: Numbers;
  /** The one beside which it is judged. */
  readonly beside: Numbers;
  readonly titles: Readonly<Record<Column, string>>;
  readonly columns: readonly [Column, Column];
}

/** The numbers of two timetables beside each other, with the penalties of both by kind of constraint. */
export function NumbersTable({ of, beside, titles, columns }: NumbersTableProps) {
  const { t } = useTranslation();
  return (
    <table className={classes.numbers}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {titles[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedNumbers(of.numbers, beside.numbers).map(({ name, result, own }) => (
          <Row
            key={name}
            label={t(`solver.preview.row.${name}`)}
            of={result}
            beside={own}
            columns={columns}
          />
        ))}
        <tr>
          <th scope="row">{t('solver.preview.row.classDays')}</th>
          {columns.map((column) => {
            const { judged } = column === 'of' ? of : beside;
            return (
              <td key={column} data-judged={column === 'of' || undefined}>
                {judged ? classDaysText(t, judged) : '–'}
              </td>
            );
          })}
        </tr>
        <Row
          isPenalty
          label={t('solver.preview.row.penalty')}
          of={of.numbers.cost}
          beside={beside.numbers.cost}
          columns={columns}
        />
        {of.judged && beside.judged && <CostRows of={of.judged} beside={beside.judged} columns={columns} />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly of: number | null;
  readonly beside: number | null;
  readonly columns: NumbersTableProps['columns'];
  readonly isPenalty?: boolean;
}

function Row({ label, of, beside, columns, isPenalty }: RowProps) {
  const { i18n } = useTranslation();
  const inDigits = (value: number | null) =>
    value === null ? '–' : value.toLocaleString(localeOf(i18n.language));
  return (
    <tr className={isPenalty ? classes.penalty : undefined}>
      <th scope="row">{label}</th>
      {columns.map((column) =>
        column === 'of' ? (
          <td key={column} data-judged data-better={isLess(of, beside)} data-worse={isLess(beside, of)}>
            {inDigits(of)}
          </td>
        ) : (
          <td key={column}>{inDigits(beside)}</td>
        ),
      )}
    </tr>
  );
}

const isLess = (a: number | null, b: number | null) => (a !== null && b !== null && a < b) || undefined;

interface CostRowsProps {
  readonly of: JudgedTimetable;
  readonly beside: JudgedTimetable;
  readonly columns: NumbersTableProps['columns'];
}

/** The penalties of both, by kind of constraint. */
function CostRows({ of, beside, columns }: CostRowsProps) {
  const { t } = useTranslation();
  const costs = (judged: JudgedTimetable) => new Map(judged.unmet.map(({ kind, cost }) => [kind, cost]));
  const [first, second] = [costs(of), costs(beside)];
  return [...new Set([...first.keys(), ...second.keys()])].map((kind) => (
    <Row
      key={kind}
      isPenalty
      label={t('results.ofKind', { kind: t(`exports.kinds.${kind}` as 'exports.kinds.unknown') })}
      of={first.get(kind) ?? 0}
      beside={second.get(kind) ?? 0}
      columns={columns}
    />
  ));
}
