import type { Assignment } from '../../problem/problem.ts';
import { leastPenaltiesByRule } from '../least-penalties.ts';
import type { Random } from '../random.ts';
import type { SearchTimetable } from '../timetable.ts';
import type { EjectionFill } from './ejection-fill.ts';
import { beginEscape } from './escape.ts';
import type { OrderedFill } from './ordered-fill.ts';
import { beginTightening } from './tightening.ts';

/** A timetable of changed rules that is filled again. */
interface Refilling {
  readonly timetable: SearchTimetable;
  readonly fill: EjectionFill | OrderedFill;
  /** Steps in which it has to be full. */
  readonly steps: number;
}

/** @param leastPenalties by rule, of `leastPenaltiesByRule`. Returns null if the timetable has no wish for it. Linear in the problem. */
export type BeginRefilling = (
  improved: SearchTimetable,
  from: Assignment,
  leastPenalties: Float64Array,
  random: Random,
) => Refilling | null;

/** A way out of a local minimum that no chain of moves leaves: an escape or a tightening, drawn at random. */
export class WayOut {
  private refilling: Refilling | null = null;
  private stepsLeft = 0;
  /** Counted with the first one. */
  private knownLeast: Float64Array | null = null;

  /** @param ways the second of them has the share of tightenings. */
  constructor(
    private readonly improved: SearchTimetable,
    private readonly random: Random,
    private readonly ways: readonly BeginRefilling[] = [beginEscape, beginTightening],
  ) {}

  get isUnderWay(): boolean {
    return this.refilling !== null;
  }

  /** Begins with a full timetable; returns false if it has no wish for either of them. */
  begin(from: Assignment): boolean {
    const { improved, random, ways } = this;
    this.knownLeast ??= leastPenaltiesByRule(improved.problem);
    const isTightening = random.unit() < improved.params.improve.tighteningShare;
    for (const beginRefilling of isTightening ? ways.toReversed() : ways) {
      this.refilling = beginRefilling(improved, from, this.knownLeast, random);
      if (this.refilling === null) continue;
      this.stepsLeft = this.refilling.steps;
      return true;
    }
    return false;
  }

  /** Returns the steps that it took. */
  step(): number {
    const steps = this.refilling?.fill.step() ?? 0;
    this.stepsLeft -= steps;
    return steps;
  }

  /** Ends as soon as the timetable is full, with it, or with null when the steps are used up; undefined before that. */
  end(): Assignment | null | undefined {
    if (this.refilling === null) return undefined;
    const { fill, timetable } = this.refilling;
    if (!fill.isComplete && !fill.isRunOver && this.stepsLeft > 0) return undefined;
    this.cancel();
    return fill.isComplete ? timetable : null;
  }

  cancel(): void {
    this.refilling = null;
  }
}
