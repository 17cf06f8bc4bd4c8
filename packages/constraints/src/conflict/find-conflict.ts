import type { Draft, Finding, Id, Lesson } from '@bellgrid/model';
import { createProver, type Prover } from '@bellgrid/solver';
import { checkWitness } from './check-witness.ts';
import { type ConflictMember, memberFindings } from './conflict-member.ts';
import { type ConflictProblem, conflictProblem, createConflictContext } from './conflict-problem.ts';
import { conflictSummary } from './conflict-summary.ts';
import { type SubProblem, subProblems } from './sub-problems.ts';

/** A proof that the draft has no full timetable. */
export interface FoundConflict {
  readonly members: readonly ConflictMember[];
  /** True when each member was shown to be necessary: without any one of them the others have a timetable. */
  readonly isMinimal: boolean;
  /** The conflict in one sentence, and its members: those that are alike together, and who lessons have in common. */
  readonly summary: Finding;
  readonly memberFindings: readonly Finding[];
}

export interface ConflictSearch {
  /** Works for about `steps` steps; a conflict found may grow smaller until it is done. */
  run(steps: number): void;
  readonly done: boolean;
  readonly conflict: FoundConflict | null;
}

/** Steps that the prover may take: to find a conflict, at first sight or not, and for each question that makes it smaller. */
const QUICK_STEPS = 60_000;
const FIRST_STEPS = 600_000;
const STEPS_PER_QUESTION = 2_000_000;

/**
 * Looks for a conflict around some lessons, in growing sub-problems. Finding none proves nothing.
 * @param seeds lessons that a search could not place.
 * @param without lessons that are ignored: a conflict of the others is one of the school nevertheless.
 * @param counted sets of lessons of which counting has shown that they have no timetable: each is tried by itself, too.
 */
export function createConflictSearch(
  draft: Draft,
  seeds: readonly Id[],
  without: ReadonlySet<Id> = new Set(),
  counted: readonly ReadonlySet<Id>[] = [],
): ConflictSearch {
  return new GrowingSearch(draft, seeds, without, counted);
}

interface Attempt {
  readonly prover: Prover;
  readonly sub: ConflictProblem;
}

class GrowingSearch implements ConflictSearch {
  done = false;
  private readonly context;
  private readonly sets: Iterator<SubProblem>;
  private current: Attempt | null = null;
  /** The proof found before the attempt with the conflict's own lessons alone. */
  private proved: Attempt | null = null;

  constructor(
    private readonly draft: Draft,
    seeds: readonly Id[],
    without: ReadonlySet<Id>,
    counted: readonly ReadonlySet<Id>[],
  ) {
    const context = createConflictContext(draft);
    const units = context.plan.units.filter(({ lessons }) => !without.has(lessons[0]!.id));
    this.context = { ...context, plan: { ...context.plan, units } };
    this.sets = subProblems(this.context, seeds, counted);
  }

  get conflict(): FoundConflict | null {
    const attempt = this.current?.prover.conflict ? this.current : this.proved;
    if (!attempt) return null;
    const { prover, sub } = attempt;
    const members = (prover.conflict ?? []).map((index) => sub.members[index]!);
    const isMinimal = prover.isMinimal;
    return {
      members,
      isMinimal,
      summary: conflictSummary(this.draft, { members, isMinimal }),
      memberFindings: memberFindings(this.draft, members),
    };
  }

  run(steps: number): void {
    if (this.done) return;
    if (this.current === null || this.current.prover.done) {
      this.grow();
      return;
    }
    const { prover, sub } = this.current;
    prover.run(steps);
    if (prover.conflict === null || prover.conflict.length === 0) return;
    if (this.proved === null) this.narrow(sub, prover.conflict);
    else this.done = prover.done;
  }

  /** Proves it again with the lessons of the conflict alone: shrinking asks many questions, which are then small. */
  private narrow(sub: ConflictProblem, conflict: readonly number[]): void {
    this.proved = this.current;
    const members = conflict.map((index) => sub.members[index]!);
    const lessons = new Set(members.flatMap((each) => (each.kind === 'lesson' ? [each.lesson] : [])));
    this.current = this.attempt(lessons, false);
  }

  private grow(): void {
    const next = this.proved ? null : this.sets.next();
    this.done = next === null || next.done === true;
    this.current = next === null || next.done ? null : this.attempt(next.value.lessons, next.value.isQuick);
  }

  private attempt(lessons: ReadonlySet<Lesson>, isQuick: boolean): Attempt {
    const sub = conflictProblem(this.context, lessons);
    const firstSteps = isQuick ? QUICK_STEPS : FIRST_STEPS;
    const prover = createProver(sub.problem, {
      firstSteps: this.proved ? STEPS_PER_QUESTION : firstSteps,
      stepsPerQuestion: STEPS_PER_QUESTION,
      accepts: (kept, starts) => checkWitness(this.context, sub, kept, starts),
    });
    return { prover, sub };
  }
}
