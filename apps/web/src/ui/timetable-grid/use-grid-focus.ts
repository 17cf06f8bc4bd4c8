import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusKey, parseFocusKey } from './focus-key.ts';
import { type GridFocus, isGridKey, landing, moveFocus, stopAt, stopOfLesson } from './grid-focus.ts';
import type { GridBlock } from './grid-layout.ts';
import { setSeek } from './lit-lessons.ts';

/** The day that the latest grid showed alone, for the next one in this window. */
let latestDay = 0;
const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as const;

interface FocusOptions {
  /** Goes to the next or the previous item where a single one is shown. */
  readonly onStep?: ((by: 1 | -1) => void) | undefined;
  readonly move?: typeof moveFocus;
  /** The days that are shown; all without it. */
  readonly days?: readonly number[];
}

/**
 * The grid's single tab stop, and its movement by keys. The block with the stop must always be rendered, and where
 * the grid shows one day alone, that of the stop. Page Up and Page Down call `onStep` where a single item is shown.
 */
export function useGridFocus(
  blocks: readonly GridBlock[],
  grid: RefObject<HTMLElement | null>,
  { onStep, move = moveFocus, days }: FocusOptions = {},
) {
  const [wanted, setWanted] = useState<GridFocus>(() => ({ block: 0, day: latestDay, row: 0, lane: 0 }));
  // A view that is shown again shows the day that was chosen last.
  const knownDay = useRef(latestDay);
  useLayoutEffect(() => {
    if (knownDay.current === latestDay) return;
    knownDay.current = latestDay;
    setWanted((before) => ({ ...before, day: latestDay }));
  });
  const wantsFocus = useRef(false);
  const wantsSight = useRef<'center' | 'start' | null>(null);
  const active = landing(blocks, clamp(blocks, wanted, days));

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    elementAt(grid.current, blocks, active)?.focus();
  });
  useLayoutEffect(() => {
    const block = wantsSight.current;
    if (block === null) return;
    wantsSight.current = null;
    elementAt(grid.current, blocks, active)?.scrollIntoView({ block, inline: 'center' });
  });
  useEffect(() => {
    const show = (at: GridFocus | null, place: 'center' | 'start') => {
      if (at === null) return false;
      wantsSight.current = place;
      setWanted(at);
      return true;
    };
    setSeek({
      lesson: (lesson) => show(stopOfLesson(blocks, lesson, days), 'center'),
      cell: (rows, { day, start }) => {
        const block = blocks.findIndex(({ key }) => key === rows);
        const isShown = block >= 0 && (days === undefined || days.includes(day));
        return show(isShown ? { block, day, row: start, lane: 0 } : null, 'start');
      },
    });
    return () => setSeek(null);
  }, [blocks, days]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isGridKey(event.key) || event.altKey || event.shiftKey || event.metaKey) return;
    if (parseFocusKey((event.target as HTMLElement).dataset.at) === null) return;
    event.preventDefault();
    if (onStep && (event.key === 'PageUp' || event.key === 'PageDown')) {
      wantsFocus.current = true;
      onStep(event.key === 'PageDown' ? 1 : -1);
      return;
    }
    const rtl = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const key = rtl && sideways ? mirrored[event.key as keyof typeof mirrored] : event.key;
    wantsFocus.current = true;
    setWanted(move(blocks, active, key, event.ctrlKey));
  };

  const onFocus = (event: { target: EventTarget }) => {
    const at = parseFocusKey((event.target as HTMLElement).dataset.at);
    // Arriving on a tall card keeps the row that the keys came from.
    if (at !== null && !sameStop(blocks, at, active)) setWanted(at);
  };

  const showDay = (day: number) => {
    latestDay = day;
    setWanted({ ...active, day });
  };

  const latest = useRef(active);
  useLayoutEffect(() => {
    latest.current = active;
  });
  const focusAgain = useCallback(
    () => elementAt(grid.current, blocks, latest.current)?.focus(),
    [grid, blocks],
  );

  return { active, onKeyDown, onFocus, focusAgain, showDay };
}

function clamp(blocks: readonly GridBlock[], focus: GridFocus, shown?: readonly number[]): GridFocus {
  const block = Math.max(0, Math.min(focus.block, blocks.length - 1));
  const { days = [], periods = [] } = blocks[block] ?? {};
  return {
    block,
    day:
      shown && !shown.includes(focus.day)
        ? (shown[0] ?? 0)
        : Math.max(0, Math.min(focus.day, days.length - 1)),
    row: Math.max(0, Math.min(focus.row, periods.length - 1)),
    lane: focus.lane,
  };
}

function sameStop(blocks: readonly GridBlock[], a: GridFocus, b: GridFocus): boolean {
  if (a.block !== b.block || a.day !== b.day) return false;
  const stop = stopAt(blocks, a);
  return stop === null ? a.row === b.row : stop === stopAt(blocks, b);
}

function elementAt(
  grid: HTMLElement | null,
  blocks: readonly GridBlock[],
  focus: GridFocus,
): HTMLElement | null {
  const key = focusKey({ ...focus, row: stopAt(blocks, focus)?.start ?? focus.row });
  return grid?.querySelector<HTMLElement>(`[data-at="${key}"]`) ?? null;
}
