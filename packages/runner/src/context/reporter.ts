import { type Figures, MOST_COSTS, type SolverEvent, withEntry } from '@bellgrid/protocol';
import type { Work } from '../thread/work.ts';
import { costFigures } from './cost-figures.ts';
import type { RunContext } from './run-context.ts';
import { verifiedSolution } from './verified-solution.ts';

/** The longest time between two `progress` events, and the shortest between two `improved`, in milliseconds. */
const PROGRESS_MS = 400;
const IMPROVED_MS = 100;
/** The shortest time between two verified timetables. */
const TIMETABLE_MS = 1000;

type Timetable = Pick<Extract<SolverEvent, { event: 'improved' }>, 'solution' | 'quality'>;
const NO_TIMETABLE: Timetable = { solution: null, quality: null };

/** Emits `improved` when the best timetable has become better, and `progress` at least twice a second. */
export class Reporter {
  /** The best timetable at several times of the search, the latest last. */
  costOverTime: readonly Figures[] = [];
  private progressAt = Number.NEGATIVE_INFINITY;
  private improvedAt = Number.NEGATIVE_INFINITY;
  private timetableAt = Number.NEGATIVE_INFINITY;
  private sentPlaced = 0;
  private best = { placed: 0, cost: Number.POSITIVE_INFINITY };

  constructor(
    private readonly context: RunContext,
    private readonly lessons: number,
  ) {}

  report(work: Work): void {
    const { now, emit } = this.context;
    const at = now();
    const { placed, stage } = work.search;
    // The cost of a timetable that the construction has found is computed only on demand: for one that is shown.
    const isCounted = stage !== 'construct' || this.isTimetableDue(at);
    if (isCounted && at - this.improvedAt >= IMPROVED_MS && this.isBetter(work)) {
      this.improvedAt = at;
      this.best = { placed, cost: work.search.cost };
      const { bound: _, ...figures } = this.figures(work, at);
      this.costOverTime = withEntry(this.costOverTime, figures, MOST_COSTS);
      emit({ event: 'improved', ...figures, ...this.timetable(work, at) });
    }
    // The best timetable came too soon after another to be sent, and places more than that.
    if (placed > this.sentPlaced && this.isTimetableDue(at)) {
      const { bound: _, ...figures } = this.figures(work, at);
      emit({ event: 'improved', ...figures, ...this.timetable(work, at) });
    }
    if (at - this.progressAt >= PROGRESS_MS) {
      this.progressAt = at;
      emit({ event: 'progress', stage, lessons: this.lessons, ...this.figures(work, at) });
    }
  }

  private isBetter({ search }: Work): boolean {
    const { placed, cost } = this.best;
    return search.placed > placed || (search.placed === placed && search.cost < cost);
  }

  private figures({ search }: Work, at: number): Figures & { bound: number } {
    const { draft, options, began } = this.context;
    const figures = costFigures(draft, options.solveAnyway, search);
    return { placed: search.placed, ...figures, seconds: (at - began) / 1000 };
  }

  private isTimetableDue(at: number): boolean {
    return this.context.options.emitsTimetables === true && at - this.timetableAt >= TIMETABLE_MS;
  }

  private timetable({ variant, search }: Work, at: number): Timetable {
    if (!this.isTimetableDue(at)) return NO_TIMETABLE;
    this.timetableAt = at;
    this.sentPlaced = search.placed;
    const { solution, quality } = verifiedSolution(this.context, variant.compiled, search);
    return { solution, quality };
  }
}
