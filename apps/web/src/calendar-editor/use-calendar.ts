import { type CellRef, calendarLevels, commands, type Id, LEVEL, nextCalendarLevel } from '@bellgrid/model';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type CalendarState, type CalendarType, calendarState } from './calendar-state.ts';

interface Stroke {
  readonly level: NonNullable<ReturnType<typeof nextCalendarLevel>>;
  readonly cells: readonly CellRef[];
}

/** The cell at a point of the screen, as its element names it. */
function cellAt(event: PointerEvent): CellRef | null {
  const element = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>('[data-cell]');
  const [day, period] = element?.dataset.cell?.split(':').map(Number) ?? [];
  return day === undefined || period === undefined || day < 0 || period < 0 ? null : { day, period };
}

const sameCell = (a: CellRef, b: CellRef) => a.day === b.day && a.period === b.period;

/**
 * The calendars of some items in one structure: what each cell shows, and the edits. A click sets cells to their next
 * level; a stroke of the mouse paints what it passes with the next level of where it began. Each is one step to undo.
 */
export function useCalendar(type: CalendarType, bases: readonly Id[], structure: Id) {
  const constraints = useDraft((draft) => draft.constraints);
  const schoolData = useDraft((draft) => draft.schoolData);
  const levels = useMemo(
    () => calendarLevels({ constraints, schoolData }, type, bases, structure),
    [constraints, schoolData, type, bases, structure],
  );
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const start = useRef<CellRef | null>(null);
  const painted = useRef<Stroke | null>(null);
  painted.current = stroke;

  const levelsOf = (cell: CellRef) => levels[cell.day]?.[cell.period] ?? [LEVEL.DISABLED];
  const apply = (cells: readonly CellRef[], level: Stroke['level']) => {
    runEdit(commands.setCalendarCells, { type, bases: [...bases], structure, cells: [...cells], level });
  };
  const cycle = (cells: readonly CellRef[]) => {
    const level = nextCalendarLevel(type, cells.map(levelsOf));
    if (level !== null) apply(cells, level);
  };
  const stateOf = (cell: CellRef): CalendarState => {
    const now = levelsOf(cell);
    const isPainted = stroke?.cells.some((each) => sameCell(each, cell)) && now[0] !== LEVEL.DISABLED;
    return calendarState(isPainted && stroke ? [stroke.level] : now);
  };

  const commit = useRef(() => {});
  commit.current = () => {
    const done = painted.current;
    start.current = null;
    if (done === null) return;
    setStroke(null);
    apply(done.cells, done.level);
  };
  useEffect(() => {
    const end = () => commit.current();
    const cancel = () => {
      start.current = null;
      setStroke(null);
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, []);

  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      // A finger scrolls.
      if (event.button === 0 && event.pointerType !== 'touch') start.current = cellAt(event);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      const to = from === null ? null : cellAt(event);
      if (from === null || to === null) return;
      if (stroke === null) {
        const level = sameCell(from, to) ? null : nextCalendarLevel(type, [levelsOf(from)]);
        if (level !== null) setStroke({ level, cells: [from, to] });
      } else if (!stroke.cells.some((each) => sameCell(each, to))) {
        setStroke({ ...stroke, cells: [...stroke.cells, to] });
      }
    },
  };

  return { stateOf, cycle, pointer };
}
