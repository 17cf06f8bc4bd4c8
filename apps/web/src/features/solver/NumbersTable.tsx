import type { JudgedTimetable } from '@bellgrid/constraints';
import { localeOf } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { classDaysText } from './class-days.ts';
import { type ComparedSchedule, comparedNumbers } from './compare-numbers.ts';
import classes from './NumbersTable.module.css';

interface Numbers {
  readonly numbers: ComparedSchedule;
  /** Null until it was judged. */
  readonly judged: JudgedTimetable | null;
}

interface NumbersTableProps {
  /** The timetable that is judged, in the first column. */
  readonly of: Numbers;
  /** The one beside which it is judged. */
  readonly beside: Numbers;
  readonly titles: { readonly of: string; readonly beside: string };
}

/** The numbers of two timetables beside each other, with the penalties of both by kind of constraint. */
export function NumbersTable({ of, beside, titles }: NumbersTableProps) {
  const { t } = useTranslation();
  return (
    <table className={classes.numbers}>
      <thead>
        <tr>
          <td />
          <th scope="col">{titles.of}</th>
          <th scope="col">{titles.beside}</th>
        </tr>
      </thead>
      <tbody>
        {comparedNumbers(of.numbers, beside.numbers).map(({ name, result, own }) => (
          <Row key={name} label={t(`solver.preview.row.${name}`)} of={result} beside={own} />
        ))}
        <tr>
          <th scope="row">{t('solver.preview.row.classDays')}</th>
          <td>{of.judged ? classDaysText(t, of.judged) : '–'}</td>
          <td>{beside.judged ? classDaysText(t, beside.judged) : '–'}</td>
        </tr>
        <Row
          isPenalty
          label={t('solver.preview.row.penalty')}
          of={of.numbers.cost}
          beside={beside.numbers.cost}
        />
        {of.judged && beside.judged && <CostRows of={of.judged} beside={beside.judged} />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly of: number | null;
  readonly beside: number | null;
  readonly isPenalty?: boolean;
}

function Row({ label, of, beside, isPenalty }: RowProps) {
  const { i18n } = useTranslation();
  const inDigits = (value: number | null) =>
    value === null ? '–' : value.toLocaleString(localeOf(i18n.language));
  return (
    <tr className={isPenalty ? classes.penalty : undefined}>
      <th scope="row">{label}</th>
      <td data-better={isLess(of, beside)} data-worse={isLess(beside, of)}>
        {inDigits(of)}
      </td>
      <td>{inDigits(beside)}</td>
    </tr>
  );
}

const isLess = (a: number | null, b: number | null) => (a !== null && b !== null && a < b) || undefined;

/** The penalties of both, by kind of constraint. */
function CostRows({ of, beside }: { readonly of: JudgedTimetable; readonly beside: JudgedTimetable }) {
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
    />
  ));
}
