import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { parseFocusKey } from './focus-key.ts';
import { GridBlockRows } from './GridBlockRows.tsx';
import { stopAt } from './grid-focus.ts';
import type { GridBlock } from './grid-layout.ts';
import { blockHeight, gridMeasures } from './grid-measures.ts';
import { LessonFloats } from './LessonFloats.tsx';
import type { FactsOf } from './lesson-facts.ts';
import type { ScheduleView } from './schedule-view.ts';
import classes from './TimetableGrid.module.css';
import { useGridFocus } from './use-grid-focus.ts';

interface TimetableGridProps {
  readonly view: ScheduleView;
  readonly blocks: readonly GridBlock[];
  /** Labels of the cycle's days, in order. */
  readonly dayLabels: readonly string[];
  readonly factsOf: FactsOf;
  readonly small: boolean;
}

/** A timetable of many items, days as columns and periods as rows; only the visible items are rendered. */
export function TimetableGrid({ view, blocks, dayLabels, factsOf, small }: TimetableGridProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const measures = useMemo(
    () =>
      gridMeasures(
        narrow,
        small,
        blocks.map((block) => block.item.name),
      ),
    [narrow, small, blocks],
  );
  const grid = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(blocks, grid);
  const firstRows = useMemo(() => rowIndices(blocks), [blocks]);

  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => grid.current,
    estimateSize: (index) => heightAt(blocks, measures, index),
    getItemKey: (index) => blocks[index]?.key ?? index,
    scrollMargin: measures.header,
    overscan: 1,
    initialRect: { width: 1200, height: 760 },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), focus.active.block])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes come from the blocks and the measures.
  useLayoutEffect(() => virtualizer.measure(), [blocks, measures, virtualizer]);

  const lessonsBehind = useCallback(
    (button: HTMLElement) => {
      const at = parseFocusKey(button.dataset.at);
      const stop = at && stopAt(blocks, at);
      return stop?.kind === 'more' ? stop.lessons.map((lesson) => lesson.lesson) : [];
    },
    [blocks],
  );

  const style = {
    '--days': dayLabels.length,
    '--header': `${measures.header}px`,
    '--band': `${measures.band}px`,
    '--row-size': `${measures.row}px`,
    '--name-column': `${measures.nameColumn}px`,
    '--period-column': `${measures.periodColumn}px`,
    '--day-min': `${measures.dayMin}px`,
  } as React.CSSProperties;

  return (
    <>
      <div
        ref={grid}
        className={classes.scroller}
        style={style}
        data-small={small || undefined}
        data-narrow={narrow || undefined}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a data grid.
          role="grid"
          aria-label={t(`schedule.grid.label.${view}`)}
          aria-rowcount={(firstRows.at(-1) ?? 1) + (blocks.at(-1)?.periods.length ?? 0)}
          aria-colcount={dayLabels.length + 2}
          aria-readonly
          className={classes.grid}
          style={{ height: measures.header + virtualizer.getTotalSize() }}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
        >
          <thead className={classes.header}>
            <tr aria-rowindex={1} className={classes.row}>
              <th scope="col" aria-colindex={1} colSpan={2} className={classes.corner}>
                <span className="visually-hidden">
                  {t(`schedule.grid.item.${view}`)}, {t('schedule.grid.periodColumn')}
                </span>
              </th>
              {dayLabels.map((label, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity but their place.
                <th scope="col" aria-colindex={day + 3} key={day}>
                  <span title={label}>{narrow && small ? abbreviated(label) : label}</span>
                </th>
              ))}
            </tr>
          </thead>
          {virtualizer.getVirtualItems().map((item) => {
            const block = blocks[item.index];
            if (block === undefined) return null;
            return (
              <GridBlockRows
                key={item.key}
                block={block}
                index={item.index}
                firstRow={firstRows[item.index] ?? 2}
                top={item.start}
                active={item.index === focus.active.block ? focus.active : null}
                {...{ dayLabels, view, factsOf, small }}
              />
            );
          })}
        </table>
      </div>
      <LessonFloats container={grid} {...{ view, factsOf, lessonsBehind }} onClosed={focus.focusAgain} />
    </>
  );
}

const heightAt = (
  blocks: readonly GridBlock[],
  measures: ReturnType<typeof gridMeasures>,
  index: number,
): number => {
  const block = blocks[index];
  return block === undefined ? 0 : blockHeight(measures, block);
};

/** A day's label in three letters. */
const abbreviated = (label: string): string => Array.from(label).slice(0, 3).join('');

/** The number of each block's first row; the header is row 1. */
function rowIndices(blocks: readonly GridBlock[]): number[] {
  let next = 2;
  return blocks.map((block) => {
    const first = next;
    next += block.periods.length;
    return first;
  });
}
