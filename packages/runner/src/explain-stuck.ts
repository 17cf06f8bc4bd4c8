import type { Conflict, ConflictSearch } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';
import type { CompiledDraft, Judge } from './judge.ts';

/**
 * When a search counts as stuck, in seconds of searching or as a share of a short run, and by how much longer it gets
 * before the next attempt.
 */
const PATIENCE = 1.5;
const PATIENCE_SHARE = 0.3;
const WAIT_FACTOR = 2;
/** The share of the first seconds that the prover may take, and of all later ones: most proofs are found soon or never. */
const SHARE = 0.25;
const EARLY_SECONDS = 10;
const LATER_SHARE = 0.1;
/** How long a slice should take, in milliseconds. */
const SLICE_MS = 8;

/**
 * Beside a search that does not place every lesson: looks for a proof that nothing can, in slices, around the
 * lessons that do not stand at the moment. Attempts that find nothing are begun anew, ever more rarely.
 */
export class StuckExplainer {
  private search: ConflictSearch | null = null;
  private steps = 2000;
  private wait: number;
  private spent = 0;
  private readonly began: number;

  constructor(
    private readonly draft: Draft,
    private readonly judge: Judge,
    private readonly compiled: CompiledDraft,
    private readonly filling: Search,
    private readonly now: () => number,
    /** Of the whole run. */
    seconds: number,
  ) {
    this.began = now();
    this.wait = Math.min(PATIENCE, PATIENCE_SHARE * seconds);
  }

  /** A proved conflict, maybe not yet the smallest; null while there is none. */
  get conflict(): Conflict | null {
    return this.search?.conflict ?? null;
  }

  /** Makes the proved conflict smaller for a slice; false when it is as small as it gets. */
  shrink(): boolean {
    if (this.search === null || this.search.done) return false;
    this.slice(this.search);
    return true;
  }

  /** Works for a slice where it is time to. */
  turn(): void {
    const { filling, judge, draft } = this;
    if (judge.findConflict === undefined || filling.placed >= filling.lessons) return;
    const elapsed = (this.now() - this.began) / 1000;
    const early = Math.min(elapsed, EARLY_SECONDS);
    const share = SHARE * early + LATER_SHARE * (elapsed - early);
    if (elapsed < this.wait || this.spent > share) return;
    if (this.search === null) {
      const began = this.now();
      this.search = judge.findConflict(draft, unplacedLessons(this.compiled, filling));
      this.spent += (this.now() - began) / 1000;
      return;
    }
    this.slice(this.search);
    if (!this.search.done || this.search.conflict !== null) return;
    this.search = null;
    this.wait = (WAIT_FACTOR * (this.now() - this.began)) / 1000;
  }

  private slice(search: ConflictSearch): void {
    const began = this.now();
    search.run(this.steps);
    const took = this.now() - began;
    this.spent += took / 1000;
    const factor = Math.min(2, Math.max(0.25, SLICE_MS / Math.max(0.05, took)));
    this.steps = Math.min(200_000, Math.max(200, Math.round(this.steps * factor)));
  }
}

export function unplacedLessons(compiled: CompiledDraft, search: Search): Id[] {
  const placed = new Set(compiled.decode(search.best()).map(({ lesson }) => lesson));
  return compiled.scope.filter((lesson) => !placed.has(lesson));
}
