import { type CellRef, calendarLevels, commands, type Id, LEVEL, nextCalendarLevel } from '@bellgrid/model';
import { useMemo } from 'react';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { type CellStroke, cellsOfStroke } from '../cell-grid/cell-stroke.ts';
import { type CalendarState, calendarState, type EditedCalendar } from './calendar-state.ts';

/**
 * The calendars of some items in one structure: what each cell shows, and the edits. A click sets cells to their next
 * level; a stroke paints all that it covers with the next level of where it began. Each is one step to undo.
 */
export function useCalendar(type: EditedCalendar, bases: readonly Id[], structure: Id) {
  const source = useDraftSource();
  const constraints = useDraft((draft) => draft.constraints);
  const schoolData = useDraft((draft) => draft.schoolData);
  const levels = useMemo(
    () => calendarLevels({ constraints, schoolData }, type, bases, structure),
    [constraints, schoolData, type, bases, structure],
  );
  const levelsOf = (cell: CellRef) => levels[cell.day]?.[cell.period] ?? [LEVEL.DISABLED];
  const next = (cells: readonly CellRef[]) => nextCalendarLevel(type, cells.map(levelsOf));
  const set = (cells: readonly CellRef[], level: ReturnType<typeof next>) => {
    if (level === null) return;
    source.run(commands.setCalendarCells, { type, bases: [...bases], structure, cells: [...cells], level });
  };
  return {
    /** The state that a cell shows, also while a stroke is drawn over it. */
    stateOf: (cell: CellRef, stroke: CellStroke | null): CalendarState => {
      const now = levelsOf(cell);
      const painted = stroke === null || now[0] === LEVEL.DISABLED ? null : next([stroke.from]);
      return calendarState(painted === null ? now : [painted]);
    },
    /** Sets cells to the level after that of the least restricted. */
    cycle: (cells: readonly CellRef[]) => set(cells, next(cells)),
    paint: (stroke: CellStroke) => set(cellsOfStroke(stroke), next([stroke.from])),
  };
}
