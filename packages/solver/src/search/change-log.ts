import type { ChangeListener, SearchTimetable } from './timetable.ts';

/**
 * Records every change in order, so that a search with backtracking can return to any earlier point. Linear in the
 * changes undone.
 *
 * Invariant: undone from the last to the first, each change finds the timetable as it was after it.
 */
export class ChangeLog implements ChangeListener {
  private readonly units: number[] = [];
  private readonly starts: number[] = [];
  private readonly rooms: number[] = [];

  constructor(private readonly timetable: SearchTimetable) {}

  begin(): void {
    this.units.length = 0;
    this.starts.length = 0;
    this.rooms.length = 0;
    this.timetable.listener = this;
  }

  end(): void {
    this.timetable.listener = null;
  }

  /** The present point, to which `undoTo` can return. */
  get mark(): number {
    return this.units.length;
  }

  beforeChange(unit: number): void {
    const { start, room, problem } = this.timetable;
    this.units.push(unit);
    this.starts.push(start[unit]!);
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      this.rooms.push(room[need]!);
    }
  }

  /** Changes the timetable; returns false after undoing the change if it violates a hard evaluated rule. */
  tryChange(change: () => void): boolean {
    const { evaluated } = this.timetable.hard;
    this.begin();
    change();
    const isKept = evaluated.isEmpty || !evaluated.anyViolated();
    if (isKept) evaluated.forget();
    else this.undoTo(0);
    this.end();
    return isKept;
  }

  undoTo(mark: number): void {
    const { timetable } = this;
    const { needOffset } = timetable.problem;
    timetable.listener = null;
    while (this.units.length > mark) {
      const unit = this.units.pop()!;
      const start = this.starts.pop()!;
      if (timetable.start[unit]! >= 0) timetable.remove(unit);
      for (let need = needOffset[unit + 1]! - 1; need >= needOffset[unit]!; need--) {
        timetable.rooms.chosen[need] = this.rooms.pop()!;
      }
      if (start >= 0) timetable.place(unit, start);
    }
    timetable.hard.evaluated.forget();
    timetable.listener = this;
  }
}
