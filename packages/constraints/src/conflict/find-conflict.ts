import type { Draft, Id, Lesson } from '@bellgrid/model';
import { createProver, type Prover } from '@bellgrid/solver';
import type { Finding } from '../finding.ts';
import { counted } from '../names/names.ts';
import { checkWitness } from './check-witness.ts';
import { type ConflictMember, findingsOf } from './conflict-member.ts';
import { type ConflictProblem, conflictProblem, createConflictContext } from './conflict-problem.ts';
import { subProblems } from './sub-problems.ts';

/** A proof that the draft has no full timetable. */
export interface Conflict {
  readonly members: readonly ConflictMember[];
  /** Whether each member was shown to be necessary: without any one of them the others have a timetable. */
  readonly isMinimal: boolean;
  /** A finding of kind `conflict` that sums it up, then one per member (those of lessons by subject). */
  readonly findings: readonly Finding[];
}

export interface ConflictSearch {
  /** Works for about so many steps; what it found may grow smaller until it is done. */
  run(steps: number): void;
  readonly done: boolean;
  readonly conflict: Conflict | null;
}

/** Steps that one question of the prover may take: the first, and each of those that shrink a conflict. */
const STEPS_PER_QUESTION = 3_000_000;

/**
 * Looks for a conflict around some lessons, in growing sub-problems. Finding none proves nothing.
 * @param seeds lessons that a search could not place.
 */
export function createConflictSearch(draft: Draft, seeds: readonly Id[]): ConflictSearch {
  return new GrowingSearch(draft, seeds);
}

class GrowingSearch implements ConflictSearch {
  done = false;
  private readonly context;
  private readonly sets: Iterator<ReadonlySet<Lesson>>;
  private current: { prover: Prover; sub: ConflictProblem } | null = null;

  constructor(
    private readonly draft: Draft,
    seeds: readonly Id[],
  ) {
    this.context = createConflictContext(draft);
    this.sets = subProblems(this.context, seeds);
  }

  get conflict(): Conflict | null {
    if (!this.current || this.current.prover.conflict === null) return null;
    const { prover, sub } = this.current;
    const members = (prover.conflict ?? []).map((index) => sub.members[index]!);
    if (members.length === 0) return null;
    const isMinimal = prover.isMinimal;
    return {
      members,
      isMinimal,
      findings: [summary(members, isMinimal), ...findingsOf(this.draft, members)],
    };
  }

  run(steps: number): void {
    if (this.done) return;
    if (this.current === null || this.current.prover.done) {
      this.grow();
      return;
    }
    this.current.prover.run(steps);
    this.done = this.current.prover.done && this.current.prover.conflict !== null;
  }

  private grow(): void {
    const next = this.sets.next();
    if (next.done) {
      this.done = true;
      this.current = null;
      return;
    }
    const sub = conflictProblem(this.context, next.value);
    const prover = createProver(sub.problem, {
      stepsPerQuestion: STEPS_PER_QUESTION,
      accepts: (kept, starts) => checkWitness(this.context, sub, kept, starts),
    });
    this.current = { prover, sub };
  }
}

function summary(members: readonly ConflictMember[], isMinimal: boolean): Finding {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson.id] : []));
  const rules = counted(members.length - lessons.length, 'rule');
  const what = `${rules} and ${counted(lessons.length, 'lesson')}`;
  const sentence = isMinimal
    ? `No timetable keeps these ${what} together; without any one of them there is one for the rest`
    : `No timetable keeps these ${what} together; maybe not all of them are needed for that`;
  const nothing = { constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] };
  return { ...nothing, kind: 'conflict', sentence, lessons };
}
