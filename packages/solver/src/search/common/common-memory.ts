import type { Problem } from '../../problem/problem.ts';
import type { BestAssignment } from '../best-assignment.ts';
import { ANNEALING_COUNTS, ANNEALING_NUMBERS, type AnnealingState } from './annealing-state.ts';

/** The words before the timetables: lock, changes of the common timetable, unplaced lessons of the best plus 1, annealing. */
const LOCK = 0;
const WALK_CHANGES = 1;
const BEST_LESSONS = 2;
const ANNEALING = 3;
const HEADER = ANNEALING + ANNEALING_COUNTS;
/** The numbers: the cost of the best, then those of the annealing. */
const NUMBERS = 1 + ANNEALING_NUMBERS;

/**
 * The memory that several searches of one problem, each in a thread of its own, have in common: the timetable
 * that they improve together, the best one, and the progress of the annealing, in one buffer.
 *
 * No search waits for the lock: one that does not get it continues with its own work and tries again later.
 * The lock is held while a timetable is copied or compared, linear in units and needs.
 */
export class CommonMemory {
  readonly walk: { readonly start: Int32Array; readonly room: Int32Array };
  readonly best: { readonly start: Int32Array; readonly room: Int32Array };
  readonly annealing: AnnealingState;
  private readonly words: Int32Array;
  private readonly numbers: Float64Array;

  constructor({ unitCount, needCount }: Problem, buffer: SharedArrayBuffer) {
    let at = 0;
    const ints = (length: number) => {
      const array = new Int32Array(buffer, at, length);
      at += array.byteLength;
      return array;
    };
    this.numbers = new Float64Array(buffer, 0, NUMBERS);
    at += this.numbers.byteLength;
    this.words = ints(HEADER);
    this.walk = { start: ints(unitCount), room: ints(needCount) };
    this.best = { start: ints(unitCount), room: ints(needCount) };
    this.annealing = { counts: this.words.subarray(ANNEALING), numbers: this.numbers.subarray(1) };
  }

  /** Returns true if the caller now has the memory for itself, until `leave`. */
  enter(): boolean {
    return Atomics.compareExchange(this.words, LOCK, 0, 1) === 0;
  }

  leave(): void {
    Atomics.store(this.words, LOCK, 0);
  }

  /** The number of changes of the common timetable; 0 while there is none. */
  get walkChanges(): number {
    return Atomics.load(this.words, WALK_CHANGES);
  }

  countWalkChange(): number {
    return Atomics.add(this.words, WALK_CHANGES, 1) + 1;
  }

  /** Unplaced lessons of the best timetable; only between `enter` and `leave`, like its cost. */
  get bestUnplaced(): number {
    const known = this.words[BEST_LESSONS]!;
    return known === 0 ? Number.POSITIVE_INFINITY : known - 1;
  }

  get bestCost(): number {
    return this.numbers[0]!;
  }

  setBestFigures(unplacedLessons: number, cost: number): void {
    this.words[BEST_LESSONS] = unplacedLessons + 1;
    this.numbers[0] = cost;
  }
}

/** Creates memory for the searches of one problem. */
export function createCommonMemory({ unitCount, needCount }: Problem): SharedArrayBuffer {
  const ints = HEADER + 2 * (unitCount + needCount);
  return new SharedArrayBuffer(
    NUMBERS * Float64Array.BYTES_PER_ELEMENT + ints * Int32Array.BYTES_PER_ELEMENT,
  );
}

/** The best timetable of all searches that share a memory. */
export class CommonBest {
  constructor(private readonly memory: CommonMemory) {}

  /**
   * Makes both the better of the common best and `best`; returns true if `best` was worse and has been replaced. Does
   * nothing while another search has the memory.
   *
   * @param isShared false if `best` is not to be given to the others: then its cost is not counted either.
   */
  exchange(best: BestAssignment, isShared: boolean): boolean {
    const { memory } = this;
    // Counted before the others are kept out.
    const cost = isShared ? best.cost : Number.POSITIVE_INFINITY;
    if (!memory.enter()) return false;
    const { bestUnplaced, bestCost } = memory;
    const isWorse = best.isBeatenBy(bestUnplaced, bestCost);
    const isBetter = !isWorse && (best.unplacedLessons < bestUnplaced || cost < bestCost);
    if (isWorse) best.set(memory.best, bestUnplaced, bestCost);
    else if (isShared && isBetter) {
      memory.best.start.set(best.start);
      memory.best.room.set(best.room);
      memory.setBestFigures(best.unplacedLessons, cost);
    }
    memory.leave();
    return isWorse;
  }
}
