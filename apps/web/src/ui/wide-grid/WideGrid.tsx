import { useMediaQuery } from '@mantine/hooks';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptScroll } from '../../platform/page-memory/use-kept-scroll.ts';
import { parseFocusKey } from '../timetable-grid/focus-key.ts';
import { stopAt } from '../timetable-grid/grid-focus.ts';
import { type GridBlock, lessonsIn, withLanes } from '../timetable-grid/grid-layout.ts';
import { LessonFloats } from '../timetable-grid/LessonFloats.tsx';
import type { FactsOf } from '../timetable-grid/lesson-facts.ts';
import { useGridFocus } from '../timetable-grid/use-grid-focus.ts';
import { type Box, useScrollWindow } from '../timetable-grid/use-scroll-window.ts';
import { cardForms } from './card-form.ts';
import { cardWords, type WordSource } from './card-words.ts';
import { useSameItems } from './use-same-items.ts';
import { WideCells } from './WideCells.tsx';
import classes from './WideGrid.module.css';
import { WideHeads } from './WideHeads.tsx';
import { moveWideFocus } from './wide-focus.ts';
import {
  boxesMeet,
  lanesWithRoom,
  needLongNames,
  type Strip,
  type WideGeometry,
  type WideLayout,
  wideGeometry,
} from './wide-geometry.ts';

interface WideGridProps {
  readonly label: string;
  /** The items, those of one structure together. */
  readonly blocks: readonly GridBlock[];
  readonly layout: WideLayout;
  /** The indices of the days to show. */
  readonly days: readonly number[];
  readonly dayLabels: readonly string[];
  readonly structureNames: ReadonlyMap<string, string>;
  readonly factsOf: FactsOf;
  /** The draft, for the words that its cards can have. */
  readonly source: WordSource;
  readonly small: boolean;
  readonly isReadOnly?: boolean;
  readonly scrollKey: string;
  /** Drawn over the cells of an item, as in the other grid. */
  readonly overBlock?: (block: GridBlock, onlyDay: number | null) => ReactNode;
}

/** Many items on one screen, in few letters: each is a row or a column. Only what is in sight is rendered. */
export function WideGrid(props: WideGridProps) {
  const { layout, days, dayLabels, factsOf, small, overBlock } = props;
  const { t } = useTranslation();
  const hasTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useKeptScroll(scroller, props.scrollKey);
  const { box: seen, room } = useScrollWindow(scroller, scroll);
  const move = useMemo(() => moveWideFocus(layout, days), [layout, days]);
  useSameItems(scroller);
  const strips = useStrips(props.blocks);
  const geometry = useMemo(() => {
    const hasLongNames = needLongNames(strips);
    return wideGeometry({ blocks: strips, days, layout, room, small: small && !hasTouch, hasLongNames });
  }, [strips, days, layout, room, small, hasTouch]);
  const blocks = useLanes(props.blocks, lanesWithRoom(geometry));
  const focus = useGridFocus(blocks, scroller, { move, days });
  const { subjects, teachers, groups, classrooms, config } = props.source;
  const words = useMemo(
    () => cardWords({ subjects, teachers, groups, classrooms, config }, strips),
    [subjects, teachers, groups, classrooms, config, strips],
  );
  const formOf = useMemo(() => cardForms(words, geometry), [words, geometry]);
  const { active } = focus;
  const visible = blocks.flatMap((block, index) => {
    const shown = days.flatMap((day, at) =>
      boxesMeet(geometry.boxOf(index, at), seen) || (active.block === index && active.day === day)
        ? [{ day, at }]
        : [],
    );
    return shown.length > 0 ? [{ block, index, shown }] : [];
  });
  const lessonsBehind = useCallback(
    (button: HTMLElement) => {
      const at = parseFocusKey(button.dataset.at);
      const stop = at && stopAt(blocks, at);
      return stop?.kind === 'more' ? stop.lessons.map((lesson) => lesson.lesson) : [];
    },
    [blocks],
  );
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        style={{ '--label': `${geometry.label}px`, '--header': `${geometry.header}px` } as CSSProperties}
        data-scroller
        data-time={layout === 'rows' ? 'across' : 'down'}
        data-layout={layout}
      >
        <div className={classes.canvas} style={{ width: geometry.width, height: geometry.height }}>
          <WideHeads
            {...{ geometry, blocks, dayLabels }}
            rendered={new Set(visible.map(({ index }) => index))}
            structureNames={props.structureNames}
          />
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a data grid.
            role="grid"
            aria-label={props.label}
            aria-rowcount={blocks.length}
            aria-readonly
            className={classes.grid}
            onKeyDown={focus.onKeyDown}
            onFocus={focus.onFocus}
          >
            <tbody>
              {visible.map(({ block, index, shown }) => (
                <tr
                  key={block.key}
                  aria-rowindex={index + 1}
                  data-block={block.key}
                  data-item-id={block.item.id}
                >
                  <th scope="row" className="visually-hidden">
                    {block.item.name}
                  </th>
                  {shown.map(({ day, at }) => (
                    <WideCells
                      key={day}
                      {...{ block, index, day, at, geometry, formOf, t }}
                      facts={lessonsIn(block, day).map(factsOf)}
                      dayLabel={dayLabels[day] ?? ''}
                      active={active.block === index && active.day === day ? active : null}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {overBlock ? (
            <div className={classes.overs}>
              {visible.flatMap(({ block, index, shown }) =>
                layout === 'days'
                  ? shown.map(({ day, at }) => (
                      <div
                        key={`${block.key}/${day}`}
                        className={classes.over}
                        style={overStyle(geometry, index, geometry.boxOf(index, at), 1)}
                      >
                        {overBlock(block, day)}
                      </div>
                    ))
                  : [
                      <div
                        key={block.key}
                        className={classes.over}
                        style={overStyle(geometry, index, geometry.boxOf(index, 0), days.length)}
                      >
                        {overBlock(block, null)}
                      </div>,
                    ],
              )}
            </div>
          ) : null}
        </div>
      </div>
      <LessonFloats
        container={scroller}
        view="classes"
        {...{ factsOf, lessonsBehind }}
        isReadOnly={props.isReadOnly ?? false}
        onClosed={focus.focusAgain}
      />
    </div>
  );
}

/** The blocks with at most so many lanes in a cell; a block that an edit leaves as it is stays the same object. */
function useLanes(blocks: readonly GridBlock[], most: number): readonly GridBlock[] {
  const [known] = useState(() => new Map<number, WeakMap<GridBlock, GridBlock>>());
  return useMemo(() => {
    const laned = known.get(most) ?? new WeakMap<GridBlock, GridBlock>();
    known.set(most, laned);
    return blocks.map((block) => {
      const own = laned.get(block) ?? withLanes(block, most);
      laned.set(block, own);
      return own;
    });
  }, [known, blocks, most]);
}

/** The parts of the blocks on which the geometry depends; the same array while edits leave them as they are. */
function useStrips(blocks: readonly GridBlock[]): readonly Strip[] {
  const [kept, setKept] = useState<readonly Strip[]>([]);
  const strips = replaceEqualDeep(
    kept,
    blocks.map(({ kind, item, structure, periods }) => ({ kind, item, structure, periods })),
  );
  if (strips !== kept) setKept(strips);
  return strips;
}

/**
 * The grid of what is drawn over an item along the time: two tracks for each period, the pause before it and itself, so that
 * period `row` of day `day` is track `(day * periods + row) * 2 + 2`.
 */
function overStyle(geometry: WideGeometry, index: number, box: Box, days: number): CSSProperties {
  const { axis, periods } = geometry.sectionOf(index);
  const { starts, ends } = axis;
  const tracks = Array.from({ length: days }, (_, day) =>
    periods.map((_period, row) => {
      const start = starts[row] ?? 0;
      const before = row > 0 ? (ends[row - 1] ?? 0) : day === 0 ? 0 : (ends.at(-1) ?? 0) - geometry.dayStep;
      return `${Math.max(0, start - before)}px ${(ends[row] ?? start) - start}px`;
    }),
  );
  const isAcross = geometry.layout === 'rows';
  const size = (days - 1) * geometry.dayStep + geometry.daySize;
  return {
    insetInlineStart: box.x,
    insetBlockStart: box.y,
    width: isAcross ? size : box.width,
    height: isAcross ? box.height : size,
    '--periods': periods.length,
    [isAcross ? 'gridTemplateColumns' : 'gridTemplateRows']: tracks.flat().join(' '),
    [isAcross ? 'gridTemplateRows' : 'gridTemplateColumns']: '100%',
  } as CSSProperties;
}
