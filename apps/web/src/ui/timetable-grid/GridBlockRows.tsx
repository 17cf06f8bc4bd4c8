import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { clockTime } from '../../platform/clock-time.ts';
import { FindingsBadge } from '../findings/FindingsBadge.tsx';
import ground from './CellGround.module.css';
import type { TimetableStop } from './cell-stops.ts';
import { focusKey } from './focus-key.ts';
import type { GridFocus } from './grid-focus.ts';
import { type DayColumn, type GridBlock, lessonsStarting, type TimetableCell } from './grid-layout.ts';
import { LessonCard } from './LessonCard.tsx';
import type { FactsOf, LessonFacts } from './lesson-facts.ts';
import { emptyCellWords, moreWords, periodWords } from './lesson-words.ts';
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
  /** The periods that are rendered: those in sight. */
  readonly rows: readonly number[];
  readonly dayLabels: readonly string[];
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
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
export function GridBlockRows({ rows, top, factsOf, ...props }: GridBlockRowsProps) {
  const { block, onlyDay } = props;
  return (
    <tbody
      className={classes.block}
      style={{ insetBlockStart: top, '--span': block.periods.length } as React.CSSProperties}
      data-item-id={block.item.id}
      data-block={block.key}
    >
      {rows.map((row, at) => (
        <PeriodRow
          key={row}
          {...props}
          row={row}
          named={at === 0 ? rows.length : 0}
          facts={lessonsStarting(block, row, onlyDay).map(factsOf)}
        />
      ))}
    </tbody>
  );
}

interface PeriodRowProps extends Omit<GridBlockRowsProps, 'top' | 'rows' | 'factsOf'> {
  readonly row: number;
  /** The number of rows that the name of the item is beside, in the first of them; else 0. */
  readonly named: number;
  /** Those of the lessons that start in the row. */
  readonly facts: readonly LessonFacts[];
}

/** One period of an item. Scrolling adds these one by one. */
const PeriodRow = memoByFacts(function PeriodRow({ named, ...props }: PeriodRowProps) {
  const { block, row, firstRow, facts, onlyDay, t } = props;
  const period = block.periods[row];
  if (!period) return null;
  const factsOf = factsIn(facts);
  const label = period.label || String(row + 1);
  const heading = periodHeading(period, row);
  return (
    <tr aria-rowindex={firstRow + row} className={classes.row} data-first={row === 0 || undefined}>
      {named > 0 && <BlockName block={block} view={props.view} isAlone={props.isAlone} span={named} t={t} />}
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
            <Cell key={day} {...props} {...{ day, factsOf }} period={label} />
          ),
      )}
    </tr>
  );
});

const countWords = { classes: 'placedForPupil', teachers: 'placed', classrooms: 'used' } as const;
const checkedAs = { classes: 'group', teachers: 'teacher', classrooms: 'classroom' } as const;

function BlockName({
  block,
  view,
  isAlone,
  span,
  t,
}: Pick<GridBlockRowsProps, 'block' | 'view' | 'isAlone' | 't'> & { readonly span: number }) {
  const count = { placed: block.placedPeriods, total: block.totalPeriods };
  const words = t(`schedule.grid.${countWords[view]}`, count);
  return (
    <th
      scope="row"
      aria-colindex={1}
      rowSpan={span}
      aria-label={[block.item.name, block.structureName, words].filter(Boolean).join(', ')}
      className={classes.name}
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

interface CellProps extends Omit<PeriodRowProps, 'named'> {
  readonly factsOf: FactsOf;
  readonly day: number;
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
      title={moreWords(stop.lessons.map(({ lesson }) => factsOf(lesson)))}
      aria-haspopup="dialog"
      aria-label={t('schedule.grid.moreLabel', { count, at: when })}
    >
      {t('schedule.grid.more', { count })}
    </button>
  );
}
