import { type Compiled, type ConflictSearch, type FoundConflict, movedCount } from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';
import type { RunContext } from '../context/run-context.ts';
import type { WorkClock } from '../context/work-clock.ts';

/**
 * Beside a search that does not place every lesson: looks for a proof that no search can, in slices, around the
 * lessons that are unplaced at the moment. Attempts that find nothing are begun anew, ever more rarely; the prover may
 * take more of the first seconds than of later ones, for most proofs are found soon or never.
 */
export class StuckProver {
  private search: ConflictSearch | null = null;
  private steps = 2000;
  private wait: number;
  private spent = 0;
  private readonly began: number;

  constructor(
    private readonly context: RunContext,
    private readonly compiled: Compiled,
    private readonly filling: Search,
  ) {
    this.began = context.work.now();
    const { patienceSeconds, patienceShare } = filling.params.proof;
    this.wait = Math.min(patienceSeconds, patienceShare * context.deadline.seconds);
  }

  /** A proved conflict, maybe not yet the smallest; null while there is none. */
  get conflict(): FoundConflict | null {
    return this.search?.conflict ?? null;
  }

  /** Makes the proved conflict smaller for a slice; false when it is as small as it gets. */
  shrink(work: WorkClock): boolean {
    if (this.search === null || this.search.done) return false;
    this.slice(this.search, work);
    return true;
  }

  /** Works for a slice when it is due. */
  turn(): void {
    const { filling, compiled } = this;
    const { draft, rules, work } = this.context;
    if (filling.placed >= filling.lessons) return;
    const elapsed = (work.now() - this.began) / 1000;
    const { earlySeconds, earlyShare, laterShare, waitFactor } = filling.params.proof;
    const early = Math.min(elapsed, earlySeconds);
    const share = earlyShare * early + laterShare * (elapsed - early);
    if (elapsed < this.wait || this.spent > share) return;
    if (this.search === null) {
      const began = work.now();
      const placements = compiled.decode(filling.best());
      const placed = new Set(placements.map(({ lesson }) => lesson));
      const unplaced = compiled.scope.filter((lesson) => !placed.has(lesson));
      this.search = rules.findConflict(draft, [...movedLessons(draft, placements), ...unplaced]);
      this.spent += (work.now() - began) / 1000;
      return;
    }
    this.slice(this.search, work);
    if (!this.search.done || this.search.conflict !== null) return;
    this.search = null;
    this.wait = (waitFactor * (work.now() - this.began)) / 1000;
  }

  private slice(search: ConflictSearch, work: WorkClock): void {
    const began = work.now();
    search.run(this.steps);
    work.count('proof', this.steps);
    const took = work.now() - began;
    this.spent += took / 1000;
    const factor = Math.min(
      2,
      Math.max(0.25, this.filling.params.proof.sliceMilliseconds / Math.max(0.05, took)),
    );
    this.steps = Math.min(200_000, Math.max(200, Math.round(this.steps * factor)));
  }
}

/** The lessons that use up the budget for change, where there is one: it may be too small for them. */
function movedLessons(draft: Draft, placements: readonly Placement[]): Id[] {
  if (!draft.config.changeBudget.isEnabled) return [];
  return placements.filter((each) => movedCount(draft, [each]) > 0).map(({ lesson }) => lesson);
}
