import type { TFunction } from 'i18next';
import ground from '../timetable-grid/CellGround.module.css';
import { focusKey } from '../timetable-grid/focus-key.ts';
import type { GridFocus } from '../timetable-grid/grid-focus.ts';
import type { GridBlock, TimetableCell } from '../timetable-grid/grid-layout.ts';
import type { LessonFacts } from '../timetable-grid/lesson-facts.ts';
import { emptyCellWords, moreWords, periodWords } from '../timetable-grid/lesson-words.ts';
import { factsIn, memoByFacts } from '../timetable-grid/memo-by-facts.ts';
import type { Box } from '../timetable-grid/use-scroll-window.ts';
import type { CardForm } from './card-form.ts';
import { WideCard } from './WideCard.tsx';
import classes from './WideGrid.module.css';
import { cellBox, type WideGeometry } from './wide-geometry.ts';

const cellClass = `${classes.cell} ${ground.ground}`;

interface WideCellsProps {
  readonly block: GridBlock;
  readonly index: number;
  readonly day: number;
  /** The place of the day among those that are shown. */
  readonly at: number;
  readonly geometry: WideGeometry;
  /** The form of cards by the number of lanes of their cell. */
  readonly formOf: (lanes: number, length: number) => CardForm;
  readonly dayLabel: string;
  /** Those of the item's lessons on the day. */
  readonly facts: readonly LessonFacts[];
  /** The grid's tab stop when it is in this day of the item. */
  readonly active: GridFocus | null;
  readonly t: TFunction;
}

/** The cells of one item on one day. */
export const WideCells = memoByFacts(function WideCells(props: WideCellsProps) {
  const { block, index, day, at, geometry, active, t } = props;
  const { axis } = geometry.sectionOf(index);
  const box = geometry.boxOf(index, at);
  const column = block.days[day];
  if (!column) return null;
  return block.periods.map((period, row) => {
    const cell = column.cells.find((each) => each.start <= row && row < each.end);
    if (cell && cell.start !== row) return null;
    const label = period.label || String(row + 1);
    const isBlocked = cell
      ? column.blocked.slice(cell.start, cell.end).some(Boolean)
      : column.blocked[row] === true;
    const place = cellBox(geometry, axis, box, cell ?? { start: row, end: row + 1 });
    const state = column.school[row] ? (isBlocked ? 'blocked' : 'free') : 'noSchool';
    if (cell) return <LessonsCell key={period.id} {...props} {...{ cell, place, isBlocked, label }} />;
    return (
      <td
        key={period.id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid's cells can be focused.
        role="gridcell"
        aria-label={emptyCellWords(t, state, { item: block.item.name, day: props.dayLabel, period: label })}
        className={cellClass}
        style={styleOf(place)}
        tabIndex={active?.row === row ? 0 : -1}
        data-state={state}
        data-at={focusKey({ block: index, day, row, lane: 0 })}
        data-day={day}
        data-period={row}
      />
    );
  });
});

const styleOf = ({ x, y, width, height }: Box) => ({
  insetInlineStart: x,
  insetBlockStart: y,
  width,
  height,
});

interface LessonsCellProps extends WideCellsProps {
  readonly cell: TimetableCell;
  readonly place: Box;
  readonly isBlocked: boolean;
  readonly label: string;
}

function LessonsCell({ cell, place, isBlocked, label, t, ...props }: LessonsCellProps) {
  const { block, index, day, geometry, active, facts } = props;
  const isAcross = geometry.layout === 'rows';
  const span = cell.end - cell.start;
  const form = props.formOf(cell.lanesShown, isAcross ? place.width : place.height);
  // Most cells have one lesson, which fills them: no grid is laid out in these.
  const isFilled = cell.stops.length === 1;
  return (
    <td
      rowSpan={span > 1 ? span : undefined}
      className={cellClass}
      style={styleOf(place)}
      data-state={isBlocked ? 'blocked' : undefined}
      data-day={day}
      data-period={cell.start}
      data-lessons={cell.lessons.length}
      data-filled={isFilled || undefined}
    >
      {cell.stops.map((stop) => {
        const long = stop.end - stop.start;
        const along = `${stop.start - cell.start + 1} / span ${long}`;
        const style = isFilled
          ? undefined
          : isAcross
            ? { gridRow: stop.lane + 1, gridColumn: along }
            : { gridColumn: stop.lane + 1, gridRow: along };
        const at = focusKey({ block: index, day, row: stop.start, lane: stop.lane });
        const tabbable =
          active !== null && active.lane === stop.lane && stop.start <= active.row && active.row < stop.end;
        if (stop.kind === 'lesson') {
          return (
            <WideCard
              key={stop.lesson}
              facts={factsIn(facts)(stop.lesson)}
              kind={block.kind}
              item={block.item.id}
              {...{ form, tabbable, at, style, t }}
            />
          );
        }
        const count = stop.lessons.length;
        const when = `${props.dayLabel} ${periodWords(t, label)}`;
        return (
          <button
            key="more"
            type="button"
            className={classes.more}
            style={style}
            tabIndex={tabbable ? 0 : -1}
            data-at={at}
            data-more={count}
            title={moreWords(stop.lessons.map(({ lesson }) => factsIn(facts)(lesson)))}
            aria-haspopup="dialog"
            aria-label={t('schedule.grid.moreLabel', { count, at: when })}
          >
            {t('schedule.grid.more', { count })}
          </button>
        );
      })}
    </td>
  );
}
