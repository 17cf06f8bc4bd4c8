import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptScroll } from '../../platform/page-memory/use-kept-scroll.ts';
import { DayChoice } from './DayChoice.tsx';
import { parseFocusKey } from './focus-key.ts';
import { GridBlockRows } from './GridBlockRows.tsx';
import { GridHeader } from './GridHeader.tsx';
import { stopAt } from './grid-focus.ts';
import type { GridBlock } from './grid-layout.ts';
import { type GridMeasures, gridMeasures, showsOneDay } from './grid-measures.ts';
import { LessonFloats } from './LessonFloats.tsx';
import type { FactsOf } from './lesson-facts.ts';
import { periodHeading } from './period-heading.ts';
import type { ScheduleView } from './schedule-view.ts';
import classes from './TimetableGrid.module.css';
import { useGridFocus } from './use-grid-focus.ts';
import { useScrollWindow } from './use-scroll-window.ts';
import { useSwipe } from './use-swipe.ts';
import { blockTops, visibleRows } from './visible-rows.ts';

interface TimetableGridProps {
  readonly view: ScheduleView;
  readonly blocks: readonly GridBlock[];
  /** Labels of the cycle's days, in order. */
  readonly dayLabels: readonly string[];
  readonly factsOf: FactsOf;
  readonly small: boolean;
  /** The timetable is not that of the open draft. */
  readonly isReadOnly?: boolean;
  /** The name under which the grid's scroll position is kept; without one it is not. */
  readonly scrollKey?: string;
  /** Goes to the next or the previous item, where a single one was chosen. */
  readonly onStep?: (by: 1 | -1) => void;
  /** Drawn over the rows of an item, in their grid; it takes no pointer. `onlyDay` is the only day shown. */
  readonly overBlock?: (block: GridBlock, onlyDay: number | null) => ReactNode;
}

/**
 * A timetable of many items, days as columns and periods as rows; only the visible items are rendered. A single item
 * fills the height; a phone shows one day, chosen by buttons or by swiping.
 */
export function TimetableGrid(props: TimetableGridProps) {
  const { view, blocks, dayLabels, factsOf, small, overBlock } = props;
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const words = useMemo(
    () => ({
      names: blocks.map((block) => block.item.name),
      labels: blocks.flatMap(({ periods }) => periods.map((period, row) => periodHeading(period, row).main)),
    }),
    [blocks],
  );
  const measures = useMemo(() => gridMeasures(narrow, small, words), [narrow, small, words]);
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(blocks, scroller, { onStep: props.onStep });
  const onlyDay = showsOneDay(narrow, small) ? focus.active.day : null;
  const isAlone = blocks.length === 1;
  const firstRows = useMemo(() => rowIndices(blocks), [blocks]);
  const scroll = useKeptScroll(scroller, props.scrollKey);
  const { box } = useScrollWindow(scroller, scroll);
  const { block: focused, day, row, lane } = focus.active;
  const active = useMemo(() => ({ block: focused, day, row, lane }), [focused, day, row, lane]);
  const tops = useMemo(() => blockTops(blocks, measures), [blocks, measures]);
  // A single item is stretched, and has few rows.
  const inSight = isAlone
    ? { from: 0, to: Number.POSITIVE_INFINITY }
    : { from: box.y, to: box.y + box.height };
  const visible = visibleRows(blocks, tops, measures, { ...inSight, focused });
  const least = tops.at(-1) ?? 0;
  const height = isAlone ? `max(100%, ${least}px)` : least;

  const lessonsBehind = useCallback(
    (button: HTMLElement) => {
      const at = parseFocusKey(button.dataset.at);
      const stop = at && stopAt(blocks, at);
      return stop?.kind === 'more' ? stop.lessons.map((lesson) => lesson.lesson) : [];
    },
    [blocks],
  );

  const swipe = useSwipe(
    onlyDay === null
      ? null
      : (by) => {
          const day = onlyDay + by;
          if (dayLabels[day] !== undefined) focus.showDay(day);
        },
  );

  return (
    <div className={classes.frame}>
      {onlyDay !== null && <DayChoice labels={dayLabels} day={onlyDay} onChoose={focus.showDay} />}
      <div
        ref={scroller}
        className={classes.scroller}
        style={properties(measures, onlyDay === null ? dayLabels.length : 1)}
        data-scroller
        data-small={small || undefined}
        data-narrow={narrow || undefined}
        data-alone={isAlone || undefined}
        data-one-day={onlyDay !== null || undefined}
        {...swipe}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a data grid.
          role="grid"
          aria-label={t(`schedule.grid.label.${view}`)}
          aria-rowcount={(firstRows.at(-1) ?? 2) + (blocks.at(-1)?.periods.length ?? 0) - 1}
          aria-colcount={dayLabels.length + 2}
          aria-readonly
          className={classes.grid}
          style={{ height }}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
        >
          <GridHeader view={view} dayLabels={dayLabels} short={narrow && small} onlyDay={onlyDay} />
          {visible.map(({ block, index, top, rows }) => (
            <GridBlockRows
              key={block.key}
              firstRow={firstRows[index] ?? 2}
              active={index === focused ? active : null}
              {...{ block, index, top, rows, dayLabels, view, factsOf, small, onlyDay, isAlone, t }}
            />
          ))}
        </table>
        {overBlock && (
          <div className={classes.overs} style={{ height }}>
            {visible.map(({ block, top }) => {
              const size = { insetBlockStart: top, '--rows': block.periods.length } as CSSProperties;
              return (
                <div key={block.key} className={classes.over} style={size}>
                  {overBlock(block, onlyDay)}
                </div>
              );
            })}
          </div>
        )}
      </div>
      <LessonFloats
        container={scroller}
        {...{ view, factsOf, lessonsBehind }}
        isReadOnly={props.isReadOnly ?? false}
        onClosed={focus.focusAgain}
      />
    </div>
  );
}

const properties = (measures: GridMeasures, days: number) =>
  ({
    '--days': days,
    '--header': `${measures.header}px`,
    '--band': `${measures.band}px`,
    '--row-size': `${measures.row}px`,
    '--name-column': `${measures.nameColumn}px`,
    '--period-column': `${measures.periodColumn}px`,
    '--day-min': `${measures.dayMin}px`,
  }) as CSSProperties;

/** The number of each block's first row; the header is row 1. */
function rowIndices(blocks: readonly GridBlock[]): number[] {
  let next = 2;
  return blocks.map((block) => {
    const first = next;
    next += block.periods.length;
    return first;
  });
}
