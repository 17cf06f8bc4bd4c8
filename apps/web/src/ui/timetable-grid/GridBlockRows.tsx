import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { clockTime } from '../../platform/clock-time.ts';
import { FindingsBadge } from '../findings/FindingsBadge.tsx';
import ground from './CellGround.module.css';
import type { TimetableStop } from './cell-stops.ts';
import { focusKey } from './focus-key.ts';
import type { GridFocus } from './grid-focus.ts';
import type { DayColumn, GridBlock, TimetableCell } from './grid-layout.ts';
import { LessonCard } from './LessonCard.tsx';
import type { FactsOf, LessonFacts } from './lesson-facts.ts';
import { emptyCellWords, periodWords } from './lesson-words.ts';
import { factsIn, memoByFacts } from './memo-by-facts.ts';
import { periodHeading } from './period-heading.ts';
import type { ScheduleView } from './schedule-view.ts';
import classes from './TimetableGrid.module.css';

const cellClass = `${classes.cell} ${ground.ground}`;

interface GridBlockRowsProps {
  readonly block: GridBlock;
  readonly index: number;
  /** The grid row (1-based, as assistive technology counts) of the block's first period. */
  readonly firstRow: number;
  readonly top: number;
  readonly dayLabels: readonly string[];
  readonly view: ScheduleView;
  /** Those of the lessons that are shown. */
  readonly facts: readonly LessonFacts[];
  readonly small: boolean;
  /** The only day that is shown; null shows all. */
  readonly onlyDay: number | null;
  /** The block is the only one, so that its name leads back to all. */
  readonly isAlone: boolean;
  /** The grid's tab stop when it is in this block. */
  readonly active: GridFocus | null;
  readonly t: TFunction;
}

/** The rows of one item: its name, its periods and a cell per day and period. */
export const GridBlockRows = memoByFacts(function GridBlockRows(props: GridBlockRowsProps) {
  const { block, firstRow, top, facts, onlyDay, t } = props;
  const factsOf = factsIn(facts);
  return (
    <tbody
      className={classes.block}
      style={{ insetBlockStart: top }}
      data-item-id={block.item.id}
      data-block={block.key}
    >
      {block.periods.map((period, row) => {
        const label = period.label || String(row + 1);
        const heading = periodHeading(period, row);
        return (
          <tr aria-rowindex={firstRow + row} className={classes.row} key={period.id}>
            {row === 0 && <BlockName block={block} view={props.view} isAlone={props.isAlone} t={t} />}
            <th
              scope="row"
              aria-colindex={2}
              aria-label={`${periodWords(t, label)}, ${clockTime(period.periodStart)}–${clockTime(period.periodEnd)}`}
              className={classes.period}
              style={{ '--row': row } as React.CSSProperties}
            >
              <b title={label}>{heading.main}</b>
              <small>
                <bdi dir="ltr">
                  {heading.start}
                  <span>{heading.end}</span>
                </bdi>
              </small>
            </th>
            {block.days.map(
              (_, day) =>
                (onlyDay === null || onlyDay === day) && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its place.
                  <Cell key={`${day}/${row}`} {...props} {...{ day, row, factsOf }} period={label} />
                ),
            )}
          </tr>
        );
      })}
    </tbody>
  );
});

const countWords = { classes: 'placedForPupil', teachers: 'placed', classrooms: 'used' } as const;
const checkedAs = { classes: 'group', teachers: 'teacher', classrooms: 'classroom' } as const;

function BlockName({
  block,
  view,
  isAlone,
  t,
}: Pick<GridBlockRowsProps, 'block' | 'view' | 'isAlone' | 't'>) {
  const count = { placed: block.placedPeriods, total: block.totalPeriods };
  const words = t(`schedule.grid.${countWords[view]}`, count);
  return (
    <th
      scope="row"
      aria-colindex={1}
      rowSpan={block.periods.length}
      aria-label={[block.item.name, block.structureName, words].filter(Boolean).join(', ')}
      className={classes.name}
      style={{ '--span': block.periods.length } as React.CSSProperties}
    >
      <div className={classes.nameInner} title={`${block.item.name}\n${words}`}>
        <Link
          to={isAlone ? '/schedule/$view' : '/schedule/$view/$id'}
          params={{ view, id: block.item.id }}
          preload={false}
          tabIndex={-1}
        >
          <b>{block.item.name}</b>
        </Link>
        <small
          data-short={block.placedPeriods < block.totalPeriods && view !== 'classrooms' ? true : undefined}
        >
          <bdi dir="ltr">{t('schedule.grid.count', count)}</bdi>
        </small>
        {block.structureName !== null && <small>{block.structureName}</small>}
        <FindingsBadge type={checkedAs[view]} id={block.item.id} />
      </div>
    </th>
  );
}

interface CellProps extends GridBlockRowsProps {
  readonly factsOf: FactsOf;
  readonly day: number;
  readonly row: number;
  readonly period: string;
}

function Cell(props: CellProps) {
  const { block, day, row } = props;
  const column = block.days[day];
  const cell = column?.cells.find((each) => each.start <= row && row < each.end);
  if (!cell) return <EmptyCell {...props} state={stateOf(column, row)} />;
  return cell.start === row ? <LessonsCell {...props} cell={cell} /> : null;
}

type CellState = 'free' | 'blocked' | 'noSchool';

function stateOf(column: DayColumn | undefined, row: number): CellState {
  if (!column?.school[row]) return 'noSchool';
  return column.blocked[row] ? 'blocked' : 'free';
}

function EmptyCell({
  block,
  index,
  day,
  row,
  period,
  dayLabels,
  active,
  onlyDay,
  state,
  t,
}: CellProps & { state: CellState }) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid's cells can be focused.
      role="gridcell"
      aria-colindex={day + 3}
      aria-label={emptyCellWords(t, state, { item: block.item.name, day: dayLabels[day] ?? '', period })}
      className={cellClass}
      data-state={state}
      style={{ '--row': row, '--day': onlyDay === null ? day : 0, '--span': 1 } as React.CSSProperties}
      tabIndex={active?.day === day && active.row === row ? 0 : -1}
      data-at={focusKey({ block: index, day, row, lane: 0 })}
      data-day={day}
      data-period={row}
    />
  );
}

function LessonsCell({ cell, ...props }: CellProps & { cell: TimetableCell }) {
  const { block, day, row } = props;
  const span = cell.end - cell.start;
  const isBlocked = block.days[day]?.blocked.slice(cell.start, cell.end).some(Boolean);
  return (
    <td
      aria-colindex={day + 3}
      rowSpan={span > 1 ? span : undefined}
      className={cellClass}
      style={
        {
          '--row': row,
          '--day': props.onlyDay === null ? day : 0,
          '--span': span,
          '--lanes': cell.lanesShown,
        } as React.CSSProperties
      }
      data-state={isBlocked ? 'blocked' : undefined}
      data-day={day}
      data-period={row}
      data-lessons={cell.lessons.length}
    >
      {cell.stops.map((stop) => (
        <Stop key={stop.kind === 'lesson' ? stop.lesson : 'more'} {...props} stop={stop} cell={cell} />
      ))}
    </td>
  );
}

function Stop({ stop, cell, ...props }: CellProps & { stop: TimetableStop; cell: TimetableCell }) {
  const { index, day, view, small, factsOf, active, t } = props;
  const height = stop.end - stop.start;
  const style = {
    gridColumn: stop.lane + 1,
    gridRow: `${stop.start - cell.start + 1} / span ${height}`,
  };
  const at = focusKey({ block: index, day, row: stop.start, lane: stop.lane });
  const tabbable =
    active !== null &&
    active.day === day &&
    active.lane === stop.lane &&
    stop.start <= active.row &&
    active.row < stop.end;
  if (stop.kind === 'lesson') {
    return (
      <LessonCard
        facts={factsOf(stop.lesson)}
        item={props.block.item.id}
        {...{ view, small, tabbable, at, style, t }}
      />
    );
  }
  const count = stop.lessons.length;
  const when = `${props.dayLabels[day] ?? ''} ${periodWords(t, props.period)}`;
  return (
    <button
      type="button"
      className={classes.more}
      style={style}
      tabIndex={tabbable ? 0 : -1}
      data-at={at}
      data-more={stop.lessons.map((lesson) => lesson.lesson).join(' ')}
      aria-haspopup="dialog"
      aria-label={t('schedule.grid.moreLabel', { count, at: when })}
    >
      {t('schedule.grid.more', { count })}
    </button>
  );
}
