import type { Answer } from './clause-solver.ts';
import { encodeProof } from './encode-proof.ts';
import { ProofLiterals } from './proof-literals.ts';
import type { ProofProblem } from './proof-problem.ts';

export interface ProverOptions {
  /** Steps after which the first question is left open. */
  readonly firstSteps: number;
  /** Steps after which a question that would make a conflict smaller is left open. */
  readonly stepsPerQuestion: number;
  /** A problem whose constraints have more literals is left open, to limit memory. Default 4 million. */
  readonly mostLiterals?: number;
  /**
   * Returns whether the timetable keeps these members in full, with the rules that the prover does not know; `starts`
   * holds per unit one of its starts, or −1. Called before a member is reported as necessary.
   */
  readonly accepts: (members: readonly number[], starts: Int32Array) => boolean;
}

export interface Prover {
  /** Works for about `steps` steps. */
  run(steps: number): void;
  readonly done: boolean;
  /** Members that have no timetable together; null while none are known. Shrinks until `done`. */
  readonly conflict: readonly number[] | null;
  /** True once `done` if the conflict without any one of its members was shown to have a timetable. */
  readonly isMinimal: boolean;
}

/** Steps for which a posted part of a group, or one rule, counts. */
const STEPS_PER_POSTING = 500;
const MOST_LITERALS = 4_000_000;

/**
 * Searches for a proof that a problem has no timetable. Then tries to remove one member after another from the conflict, in
 * the order of their numbers: a member without which there is still no timetable is removed for good (deletion filter,
 * Chinneck and Dravnieks 1991).
 */
export function createProver(problem: ProofProblem, options: ProverOptions): Prover {
  return new DeletingProver(problem, options);
}

class DeletingProver implements Prover {
  done = false;
  conflict: readonly number[] | null = null;
  private readonly proof: ProofLiterals;
  /** The remaining constraints to post before the first question; null when all are posted. */
  private encoding: Generator<void, void> | null;
  private readonly memberOf: ReadonlyMap<number, number>;
  private readonly necessary = new Set<number>();
  private readonly unclear = new Set<number>();
  private asked: readonly number[];
  /** The member that the present question leaves out. */
  private omitted = -1;
  private deadline: number;

  constructor(
    private readonly problem: ProofProblem,
    private readonly options: ProverOptions,
  ) {
    this.proof = new ProofLiterals(problem);
    this.encoding = encodeProof(this.proof);
    this.memberOf = new Map(this.proof.members.map((literal, index) => [literal, index]));
    this.asked = Array.from({ length: problem.memberCount }, (_, index) => index);
    this.deadline = 0;
  }

  get isMinimal(): boolean {
    return this.done && this.conflict !== null && this.unclear.size === 0;
  }

  run(steps: number): void {
    const { solver } = this.proof;
    for (let posted = 0; this.encoding !== null; posted += STEPS_PER_POSTING) {
      if (posted >= steps) return;
      const isPosted = this.encoding.next().done;
      if (solver.size > (this.options.mostLiterals ?? MOST_LITERALS)) {
        this.encoding = null;
        this.done = true;
        return;
      }
      if (!isPosted) continue;
      this.encoding = null;
      this.ask();
    }
    const end = solver.steps + steps;
    while (!this.done && solver.steps < end) {
      const answer = solver.run(Math.min(end, this.deadline) - solver.steps);
      if (answer !== 'open' || solver.steps >= this.deadline) this.useAnswer(answer);
    }
  }

  private ask(): void {
    const { solver, members } = this.proof;
    solver.begin(this.asked.map((index) => members[index]!));
    const { firstSteps, stepsPerQuestion } = this.options;
    this.deadline = solver.steps + (this.conflict === null ? firstSteps : stepsPerQuestion);
  }

  private useAnswer(answer: Answer): void {
    if (answer === 'unsatisfiable') {
      const core = this.proof.solver.core().flatMap((literal) => this.memberOf.get(literal) ?? []);
      this.conflict = core.sort((a, b) => a - b);
    } else if (this.conflict === null) {
      this.done = true;
      return;
    } else if (answer === 'satisfiable' && this.options.accepts(this.asked, this.timetable())) {
      this.necessary.add(this.omitted);
    } else this.unclear.add(this.omitted);
    this.next();
  }

  private next(): void {
    const conflict = this.conflict ?? [];
    const next = conflict.find((index) => !this.necessary.has(index) && !this.unclear.has(index));
    if (next === undefined) {
      for (const index of this.unclear) if (!conflict.includes(index)) this.unclear.delete(index);
      this.done = true;
      return;
    }
    this.omitted = next;
    this.asked = conflict.filter((index) => index !== next);
    this.ask();
  }

  /** Returns the starts of the units in the question. */
  private timetable(): Int32Array {
    const { solver, starts } = this.proof;
    const asked = new Set(this.asked);
    return Int32Array.from(this.problem.units, ({ member }, unit) =>
      asked.has(member) ? starts[unit]!.findIndex((literal) => solver.isTrue(literal)) : -1,
    );
  }
}
