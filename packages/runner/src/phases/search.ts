import { type Compiled, type FoundConflict, keepsPlaces } from '@bellgrid/constraints';
import { type Placement, placementsOf } from '@bellgrid/model';
import type { EndReason, Figures } from '@bellgrid/protocol';
import type { Search } from '@bellgrid/solver';
import { Reporter } from '../context/reporter.ts';
import { type RunContext, yieldToHost } from '../context/run-context.ts';
import { splitUnits } from '../context/split-units.ts';
import { type PlacedLessons, presentTimetable } from '../context/verified-solution.ts';
import { beginWork, type Work, type WorkBegin } from '../thread/work.ts';
import { createStop, type StopCriterion } from './stop-criterion.ts';
import { StuckProver } from './stuck-prover.ts';

/** The work for making a proved conflict smaller, in milliseconds. */
const SHRINK_MS = 10_000;

/** The reason for which a search pauses (units may have to be split, or a conflict is proved) or ends. */
export type Pause = 'stuck' | 'conflict' | EndReason;

/** A search of one run, with a prover beside it. After it has ended it holds the best timetable. */
export class SearchRun {
  private stop: StopCriterion;
  private splitAt = -1;
  private isQuiet = false;
  private wasImproving = false;
  readonly began: number;
  /** The steps of all its searches on the calling thread. */
  steps = 0;
  private readonly reporter: Reporter;
  private readonly prover: StuckProver | null;

  private constructor(
    readonly context: RunContext,
    private work: Work,
    /** For drafts that may leave lessons out: a run never ends with fewer than are placed in the draft. */
    private readonly present: PlacedLessons | null,
  ) {
    const { draft, options, now } = context;
    const { compiled } = work.variant;
    this.stop = createStop(context, work.search.params);
    this.began = now();
    this.reporter = new Reporter(context, compiled.scope.length);
    // No proof ends a search that accepts partial timetables or broken rules.
    const mayProve =
      options.explains !== false && !draft.config.placeAsManyAsPossible && !options.solveAnyway;
    this.prover = mayProve ? new StuckProver(context, compiled, work.search) : null;
  }

  static async begin(context: RunContext, compiled: Compiled): Promise<SearchRun> {
    const { draft, options } = context;
    const { placeAsManyAsPossible } = draft.config;
    const present = placeAsManyAsPossible ? presentTimetable(context, compiled) : null;
    const variant = { compiled, options: { solveAnyway: options.solveAnyway } };
    const placements = options.begin ?? (keepsPlaces(draft) ? placementsOf(draft) : null);
    return new SearchRun(context, await beginWork(draft, { variant, placements }, context), present);
  }

  get search(): Search {
    return this.work.search;
  }

  get compiled(): Compiled {
    return this.work.variant.compiled;
  }

  get costOverTime(): readonly Figures[] {
    return this.reporter.costOverTime;
  }

  /** A proof that there is no full timetable; null without one. */
  get conflict(): FoundConflict | null {
    return this.prover?.conflict ?? null;
  }

  /** Searches until it has to pause or to end. */
  async run(): Promise<Pause> {
    let pause: Pause = 'failed';
    try {
      pause = await this.slices();
    } finally {
      if (pause !== 'stuck') await this.close();
    }
    return pause;
  }

  private async slices(): Promise<Pause> {
    const { isAborted, deadline } = this.context;
    while (!isAborted() && !deadline.isLate && this.conflict === null) {
      const { search, slicer, portfolio } = this.work;
      this.isQuiet = this.stop(search);
      if (this.isToSplit()) return 'stuck';
      if (this.isQuiet || slicer.isOver) return this.reason();
      const before = search.steps;
      slicer.run();
      this.steps += search.steps - before;
      this.prover?.turn();
      portfolio?.check();
      this.reporter.report(this.work);
      await yieldToHost();
    }
    if (isAborted()) return 'cancelled';
    return this.conflict === null ? this.context.work.endReason : 'conflict';
  }

  private isToSplit(): boolean {
    const { search } = this.work;
    // Neither filling nor improving has placed more for long: then they take turns.
    const isBack = this.wasImproving && search.stage !== 'improve';
    this.wasImproving = search.stage === 'improve';
    const isStuck = search.placed < search.lessons && (this.isQuiet || isBack);
    const isPartial = this.context.draft.config.placeAsManyAsPossible;
    return isPartial && isStuck && (this.isQuiet || this.splitAt !== search.placed);
  }

  private reason(): EndReason {
    if (this.isQuiet) return this.context.options.until === 'full' ? 'full' : 'plateau';
    return this.search.done ? 'proved' : 'stepLimit';
  }

  /** Splits units, to search on; gives the reason when there is nothing to split and the search ends. */
  async split(): Promise<EndReason | null> {
    const { draft } = this.context;
    this.splitAt = this.search.placed;
    const next = this.splitBegin(this.isQuiet);
    if (next !== null || this.isQuiet) await this.close();
    if (next === null) return this.isQuiet ? this.reason() : null;
    this.work = await beginWork(draft, next, this.context);
    this.stop = createStop(this.context, this.search.params);
    return null;
  }

  /** Makes the proved conflict smaller. */
  async shrink({ deadline, work }: RunContext): Promise<void> {
    const { isAborted } = this.context;
    const part = deadline.part(SHRINK_MS);
    while (!isAborted() && !part.isLate && this.prover?.shrink(work)) {
      this.reporter.report(this.work);
      await yieldToHost();
    }
  }

  /** Puts the draft's own timetable in the place of the best when that places fewer lessons. */
  async keepPresent(): Promise<void> {
    if (this.present === null || this.present.placed <= this.search.placed) return;
    const { placements } = this.present;
    await this.keepFuller(this.splitBegin(true) ?? { variant: this.work.variant, placements });
  }

  /** Puts a timetable that was found after the search in the place of the best when that places fewer lessons. */
  keepFound(placements: readonly Placement[]): Promise<void> {
    return this.keepFuller({ variant: this.work.variant, placements });
  }

  private async keepFuller(next: WorkBegin): Promise<void> {
    const { draft, options } = this.context;
    const single = { ...this.context, options: { ...options, threads: 1 } };
    const fuller = await beginWork(draft, next, single);
    if (fuller.search.placed > this.search.placed) this.work = fuller;
  }

  private async close(): Promise<void> {
    await this.work.portfolio?.stop();
  }

  /** The split units with a partial timetable, the present one or the best, whichever places more. */
  private splitBegin(isLast: boolean): WorkBegin | null {
    const { draft, rules } = this.context;
    const { variant, search } = this.work;
    const isPresentFuller = this.present !== null && this.present.placed > search.placed;
    const placements =
      isPresentFuller && this.present ? this.present.placements : variant.compiled.decode(search.best());
    const split = splitUnits(rules, draft, variant, placements, isLast);
    return split && { variant: split, placements };
  }
}
