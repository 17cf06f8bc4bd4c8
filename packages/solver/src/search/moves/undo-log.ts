import type { ChangeListener, SearchTimetable } from '../timetable.ts';

/** Records the places that the units of one move had before it. Linear in the units that the move has changed. */
export class UndoLog implements ChangeListener {
  /** The units that the move has changed, `count` of them. */
  readonly units: Int32Array;
  count = 0;
  private readonly start: Int32Array;
  private readonly room: Int32Array;
  private readonly stamp: Int32Array;
  private tick = 0;

  constructor(private readonly timetable: SearchTimetable) {
    const { unitCount, needCount } = timetable.problem;
    this.units = new Int32Array(unitCount);
    this.start = new Int32Array(unitCount);
    this.room = new Int32Array(needCount);
    this.stamp = new Int32Array(unitCount);
  }

  begin(): void {
    this.tick++;
    this.count = 0;
    this.timetable.listener = this;
    this.timetable.beginTrial();
  }

  beforeChange(unit: number): void {
    if (this.stamp[unit] === this.tick) return;
    this.stamp[unit] = this.tick;
    this.units[this.count++] = unit;
    this.start[unit] = this.timetable.start[unit]!;
    const { needOffset } = this.timetable.problem;
    for (let need = needOffset[unit]!; need < needOffset[unit + 1]!; need++) {
      this.room[need] = this.timetable.room[need]!;
    }
  }

  /** Keeps the move. */
  commit(): void {
    this.timetable.listener = null;
    this.timetable.hard.evaluated.forget();
  }

  /** Returns every unit to its place at `begin`. */
  rollback(): void {
    this.timetable.listener = null;
    this.timetable.rewind(this.putBack);
  }

  private readonly putBack = (): void => {
    const { timetable } = this;
    for (let i = 0; i < this.count; i++) {
      const unit = this.units[i]!;
      if (timetable.start[unit]! >= 0) timetable.remove(unit);
    }
    const { needOffset } = timetable.problem;
    for (let i = 0; i < this.count; i++) {
      const unit = this.units[i]!;
      if (this.start[unit]! < 0) continue;
      for (let need = needOffset[unit]!; need < needOffset[unit + 1]!; need++) {
        timetable.rooms.chosen[need] = this.room[need]!;
      }
      timetable.place(unit, this.start[unit]!);
    }
  };
}
