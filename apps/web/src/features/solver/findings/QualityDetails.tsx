import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgedOf, useJudgedDraft, usePenaltyBounds } from '../../../document/pre-check/judged-timetable.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { compareForReader } from '../../../platform/texts/name-order.ts';
import { litOnPoint } from '../../../ui/timetable-grid/lit-lessons.ts';
import { periodHeading } from '../../../ui/timetable-grid/period-heading.ts';
import { classDaysText, rangeText } from '../class-days.ts';
import { comparedNumbers, judgedSchedule } from '../run/compare-numbers.ts';
import { bestAmong, concernsDraft, foundSolution } from '../run/outcome-facts.ts';
import { withSolution } from '../run/with-solution.ts';
import panel from './DetailsPanel.module.css';
import classes from './QualityDetails.module.css';

/** The draft's own timetable beside the last result, and the weeks of its classes and teachers in figures. */
export function QualityDetails({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const own = useJudgedDraft(draft)?.judged ?? null;
  if (own === null) return <p className={panel.lead}>{t('solver.status.checking')}</p>;
  return (
    <>
      <Comparison draft={draft} own={own} />
      <Weeks draft={draft} weeks={own.weeks} />
    </>
  );
}

interface LastResult {
  readonly judged: JudgedTimetable | null;
  /** No timetable has a lower penalty; null where nothing is proved. */
  readonly bound: number | null;
}

/** The timetable of the latest run, in the draft as it is now; null without one. */
function useLastResult(draft: Draft): LastResult | null {
  const outcome = useSolver((run) => run.outcome);
  const proved = useSolver((run) => run.progress?.bound ?? 0);
  const solution = outcome && concernsDraft(outcome, draft) ? foundSolution(outcome) : null;
  const after = solution && withSolution(draft, solution);
  const judged = judgedOf(useJudgedDraft(after), after);
  if (solution === null) return null;
  // The proof is of the constraints and the scope of the run: it says nothing where they are others now.
  const { isScoped, moved } = bestAmong(draft, solution);
  const isChanged = judged !== null && Math.abs(judged.cost - solution.cost) > 1e-6;
  if (isScoped || moved !== null || isChanged) return { judged, bound: null };
  const bound = solution.status === 'OPTIMAL' ? solution.cost : proved;
  return { judged, bound: bound > 0 || solution.status === 'OPTIMAL' ? bound : null };
}

function Comparison({ draft, own }: { readonly draft: Draft; readonly own: JudgedTimetable }) {
  const { t } = useTranslation();
  const last = useLastResult(draft);
  const bounds = usePenaltyBounds(draft);
  const numbers = comparedNumbers(judgedSchedule(last?.judged ?? null), judgedSchedule(own));
  const daysText = (judged: JudgedTimetable | null) => judged && classDaysText(t, judged);
  const unmet = [...own.unmet, ...(last?.judged?.unmet ?? [])].map(({ kind }) => kind);
  const kinds = [...new Set([...unmet, ...(bounds?.keys() ?? [])])];
  const costOf = (judged: JudgedTimetable | null | undefined, kind: string) =>
    judged ? (judged.unmet.find((each) => each.kind === kind)?.cost ?? 0) : null;
  const boundOf = (kind: string) => (bounds ? (bounds.get(kind) ?? 0) : null);
  // The penalties of all kinds add up to the whole, and so do their bounds.
  const sum = bounds && [...bounds.values()].reduce((all, each) => all + each, 0);
  const bound = sum === null && last?.bound == null ? null : Math.max(sum ?? 0, last?.bound ?? 0);
  return (
    <section className={panel.section}>
      <h3>{t('review.compare.title')}</h3>
      {last === null && <p className={panel.lead}>{t('review.compare.noResult')}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('review.compare.yours')}</th>
            {last && <th scope="col">{t('review.compare.last')}</th>}
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ name, own: ofOwn, result }) => (
            <Row
              key={name}
              label={t(`solver.preview.row.${name}`)}
              values={last ? [ofOwn, result] : [ofOwn]}
            />
          ))}
          <Row
            label={t('solver.preview.row.classDays')}
            values={last ? [daysText(own), daysText(last.judged)] : [daysText(own)]}
          />
        </tbody>
      </table>
      <table className={classes.table} aria-label={t('solver.preview.row.penalty')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('review.compare.yours')}</th>
            {last && <th scope="col">{t('review.compare.last')}</th>}
            <th scope="col" title={t('review.compare.boundHint')}>
              {t('review.compare.bound')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            label={t('solver.preview.row.penalty')}
            values={last ? [own.cost, last.judged?.cost ?? null, bound] : [own.cost, bound]}
          />
          {kinds.map((kind) => (
            <Row
              key={kind}
              isPart
              label={t(`exports.kinds.${kind}` as 'exports.kinds.unknown')}
              values={
                last
                  ? [costOf(own, kind), costOf(last.judged, kind), boundOf(kind)]
                  : [costOf(own, kind), boundOf(kind)]
              }
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  /** Null while a value is not known. */
  readonly values: readonly (number | string | null)[];
  readonly isPart?: boolean;
}

function Row({ label, values, isPart = false }: RowProps) {
  const { i18n } = useTranslation();
  return (
    <tr data-part={isPart || undefined}>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place.
        <td key={index}>{value === null ? '–' : value.toLocaleString(localeOf(i18n.language))}</td>
      ))}
    </tr>
  );
}

const types = ['group', 'teacher'] as const;
const columns = ['days', 'length', 'gaps', 'run', 'first', 'last', 'wishes'] as const;

interface WeeksProps {
  readonly draft: Draft;
  readonly weeks: JudgedTimetable['weeks'];
}

/** The week of each class or teacher in figures. */
function Weeks({ draft, weeks }: WeeksProps) {
  const { t } = useTranslation();
  const [type, setType] = useState<(typeof types)[number]>('group');
  const records = type === 'group' ? draft.groups : draft.teachers;
  const rows = useMemo(
    () =>
      weeks
        .filter((week) => week.type === type)
        .map((week) => ({ ...week, name: records[week.id]?.name ?? '' }))
        .sort((a, b) => compareForReader(a.name, b.name)),
    [weeks, type, records],
  );
  const periodLabel = (at: { readonly structure: string; readonly period: number } | null) => {
    const period = at && draft.schoolData.structures[at.structure]?.periods[at.period];
    return period && periodHeading(period, at.period).main;
  };
  return (
    <section className={panel.section}>
      <h3>{t('review.weeks.title')}</h3>
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label={t('review.weeks.of')}
        value={type}
        onChange={setType}
        data={types.map((value) => ({ value, label: t(`review.weeks.${value}`) }))}
      />
      <table className={classes.table} data-weeks>
        <thead>
          <tr>
            <th scope="col">{t(`review.weeks.person.${type}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" title={t(`review.weeks.hint.${column}`)}>
                {t(`review.weeks.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ id, name, days, shortestDay, longestDay, gaps, longestRun, first, last, wishes, lessons }) => (
              <tr key={id} {...litOnPoint(() => lessons)}>
                <th scope="row">
                  <Link
                    to="/schedule/$view/$id"
                    params={{ view: type === 'group' ? 'classes' : 'teachers', id }}
                    preload={false}
                    className={panel.link}
                    dir="auto"
                  >
                    {name}
                  </Link>
                </th>
                <td>{days}</td>
                <td>{days > 0 ? rangeText(t, shortestDay, longestDay) : '–'}</td>
                <td data-some={gaps > 0 || undefined}>{days > 0 ? gaps : '–'}</td>
                <td>{days > 0 ? longestRun : '–'}</td>
                <td>{periodLabel(first) ?? '–'}</td>
                <td>{periodLabel(last) ?? '–'}</td>
                <td data-some={wishes.met < wishes.all || undefined}>
                  {days > 0 && wishes.all > 0 ? t('review.weeks.met', { ...wishes }) : '–'}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
