import type { UndoLog } from '../moves/undo-log.ts';
import type { Timetable } from '../timetable.ts';
import type { CommonMemory } from './common-memory.ts';

/**
 * Several searches, each in a thread of its own, walk through the same timetables. Each tries moves on its own copy;
 * one that is kept is told to the others by writing it into the common timetable, and only who has seen every change
 * before it may do so. What all of them keep is therefore the same as one search could have kept, one move after the
 * other. Most moves are thrown away, and these cost the others nothing: two threads try nearly twice as many.
 *
 * The chain of accepted moves is that of speculative parallel annealing (E. Witte, R. Chamberlain and M. Franklin,
 * 1991), here without turns.
 */
export class CommonWalk {
  /** The changes of the common timetable that ours has gone along with. */
  private seen = 0;
  private readonly changed: Int32Array;
  private readonly startOf: Int32Array;

  constructor(
    private readonly memory: CommonMemory,
    private readonly timetable: Timetable,
  ) {
    this.changed = new Int32Array(timetable.problem.unitCount);
    this.startOf = new Int32Array(timetable.problem.unitCount);
  }

  /** Goes along with what the others have kept; the first makes its own timetable the common one. */
  follow(): void {
    const { memory } = this;
    if (memory.walkChanges === this.seen && this.seen > 0) return;
    if (!memory.enter()) return;
    const count = memory.walkChanges === 0 ? this.found() : this.compare();
    this.seen = memory.walkChanges;
    memory.leave();
    if (count > 0) this.apply(count);
  }

  /** Tells the others of a move that is kept. False when they were faster, or are at it: then it must be undone. */
  keep(log: UndoLog): boolean {
    const { memory, timetable } = this;
    if (!memory.enter()) return false;
    const isNext = memory.walkChanges === this.seen;
    if (isNext) {
      const { start, room } = memory.walk;
      const { needOffset } = timetable.problem;
      for (let i = 0; i < log.count; i++) {
        const unit = log.units[i]!;
        start[unit] = timetable.start[unit]!;
        for (let n = needOffset[unit]!; n < needOffset[unit + 1]!; n++) room[n] = timetable.room[n]!;
      }
      this.seen = memory.countWalkChange();
    }
    memory.leave();
    return isNext;
  }

  /**
   * Takes all back to the common best when `begins` says, asked inside, that nobody else has. Does nothing when
   * another search is at it.
   */
  restart(begins: () => boolean): void {
    const { memory } = this;
    if (!memory.enter()) return;
    if (memory.walkChanges > 0 && memory.bestUnplaced === 0 && begins()) {
      memory.walk.start.set(memory.best.start);
      memory.walk.room.set(memory.best.room);
      memory.countWalkChange();
    }
    memory.leave();
  }

  private found(): number {
    this.timetable.copyTo(this.memory.walk);
    this.memory.countWalkChange();
    return 0;
  }

  /** Lists the units that stand elsewhere in the common timetable; reads all of it. */
  private compare(): number {
    const { start, room } = this.memory.walk;
    const { timetable, changed, startOf } = this;
    const { needOffset, unitCount } = timetable.problem;
    const { chosen } = timetable.rooms;
    let count = 0;
    for (let unit = 0; unit < unitCount; unit++) {
      const from = needOffset[unit]!;
      const end = needOffset[unit + 1]!;
      let isChanged = start[unit] !== timetable.start[unit];
      for (let need = from; need < end && !isChanged; need++) isChanged = room[need] !== timetable.room[need];
      if (!isChanged) continue;
      changed[count] = unit;
      startOf[count++] = start[unit]!;
      for (let need = from; need < end; need++) chosen[need] = room[need]!;
    }
    return count;
  }

  private apply(count: number): void {
    const { timetable, changed, startOf } = this;
    for (let i = 0; i < count; i++) timetable.remove(changed[i]!);
    for (let i = 0; i < count; i++) timetable.place(changed[i]!, startOf[i]!);
    timetable.settle();
  }
}
