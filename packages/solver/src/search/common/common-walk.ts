import type { Assignment } from '../../problem/problem.ts';
import type { BestAssignment } from '../best-assignment.ts';
import type { UndoLog } from '../moves/undo-log.ts';
import type { SearchTimetable } from '../timetable.ts';
import type { CommonMemory } from './common-memory.ts';

/**
 * One annealing in several threads. Each search tries moves on its own copy of the timetable; an accepted move is written
 * into the common timetable, which only a search that has seen every earlier change may do. The accepted moves are
 * therefore a sequence that a single search could have accepted. Most moves are rejected, and these cost the others
 * nothing: two threads try nearly twice as many.
 *
 * After speculative parallel annealing (E. Witte, R. Chamberlain and M. Franklin, 1991), here without turns.
 */
export class CommonWalk {
  /** The number of changes of the common timetable that this search has adopted. */
  private seen = 0;
  private readonly changed: Int32Array;
  private readonly startOf: Int32Array;

  constructor(
    private readonly memory: CommonMemory,
    private readonly timetable: SearchTimetable,
  ) {
    this.changed = new Int32Array(timetable.problem.unitCount);
    this.startOf = new Int32Array(timetable.problem.unitCount);
  }

  /** True once this search has the common timetable. */
  get hasJoined(): boolean {
    return this.seen > 0;
  }

  /** Adopts the moves of the others; the first search makes its own timetable the common one. */
  follow(): void {
    const { memory } = this;
    if (memory.walkChanges === this.seen && this.seen > 0) return;
    if (!memory.enter()) return;
    const count = memory.walkChanges === 0 ? this.publishOwn() : this.listChanges();
    this.seen = memory.walkChanges;
    memory.leave();
    if (count > 0) this.apply(count);
  }

  /** Publishes an accepted move. Returns false if another search was faster or has the memory: then it must be undone. */
  publish(log: UndoLog): boolean {
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
   * Sets all searches to `from`, or to the better of `best` and the common best if that is null, if `isFirst`, called with
   * the lock and the cost of the better one, is true. Returns false, and does nothing, while another search has the memory.
   */
  restart(from: Assignment | null, best: BestAssignment, isFirst: (cost: number) => boolean): boolean {
    const { memory } = this;
    if (!memory.enter()) return false;
    const isBeaten = best.isBeatenBy(memory.bestUnplaced, memory.bestCost);
    const cost = isBeaten ? memory.bestCost : best.cost;
    if (memory.walkChanges > 0 && memory.bestUnplaced === 0 && isFirst(cost)) {
      const { start, room } = from ?? (isBeaten ? memory.best : best);
      memory.walk.start.set(start);
      memory.walk.room.set(room);
      memory.countWalkChange();
    }
    memory.leave();
    return true;
  }

  private publishOwn(): number {
    this.timetable.copyTo(this.memory.walk);
    this.memory.countWalkChange();
    return 0;
  }

  /** Lists the units with other places in the common timetable and returns their number. Reads all of it. */
  private listChanges(): number {
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
