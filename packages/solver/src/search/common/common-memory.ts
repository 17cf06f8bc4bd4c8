import type { Problem } from '../../problem/problem.ts';

/** The words before the timetables: the lock, two counts of changes, unplaced lessons, the annealing's. */
const LOCK = 0;
const WALK_CHANGES = 1;
const BEST_LESSONS = 2;
const ANNEALING = 3;
const HEADER = 8;
/** The numbers: the cost of the best, then the annealing's. */
const NUMBERS = 4;

/**
 * What several searches of one problem, each in a thread of its own, have in common: the timetable that they improve
 * together, the best, and how far the annealing has come. Lies in one buffer that threads may share.
 *
 * Nobody waits for the lock: who does not get it goes on with its own work and tries again later. It is held for as
 * long as a timetable takes to be copied or compared, linear in units and needs.
 */
export class CommonMemory {
  readonly walk: { readonly start: Int32Array; readonly room: Int32Array };
  readonly best: { readonly start: Int32Array; readonly room: Int32Array };
  readonly annealing: { readonly counts: Int32Array; readonly scale: Float64Array };
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
    this.annealing = { counts: this.words.subarray(ANNEALING), scale: this.numbers.subarray(1) };
  }

  /** True when the caller now has the memory for itself, until `leave`. */
  enter(): boolean {
    return Atomics.compareExchange(this.words, LOCK, 0, 1) === 0;
  }

  leave(): void {
    Atomics.store(this.words, LOCK, 0);
  }

  /** How often the common timetable has changed; 0 while there is none. */
  get walkChanges(): number {
    return Atomics.load(this.words, WALK_CHANGES);
  }

  countWalkChange(): number {
    return Atomics.add(this.words, WALK_CHANGES, 1) + 1;
  }

  /** Of the best: lessons that do not stand, and its cost; inside only. */
  get bestUnplaced(): number {
    const known = this.words[BEST_LESSONS]!;
    return known === 0 ? Number.POSITIVE_INFINITY : known - 1;
  }

  get bestCost(): number {
    return this.numbers[0]!;
  }

  tellBest(unplacedLessons: number, cost: number): void {
    this.words[BEST_LESSONS] = unplacedLessons + 1;
    this.numbers[0] = cost;
  }
}

/** Memory for the searches of one problem. Where threads cannot share it, it is of no use, but allowed. */
export function createCommonMemory({ unitCount, needCount }: Problem): SharedArrayBuffer {
  const ints = HEADER + 2 * (unitCount + needCount);
  return new SharedArrayBuffer(
    NUMBERS * Float64Array.BYTES_PER_ELEMENT + ints * Int32Array.BYTES_PER_ELEMENT,
  );
}
