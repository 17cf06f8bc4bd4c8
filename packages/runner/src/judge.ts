import type {
  CompileOptions,
  Conflict,
  ConflictSearch,
  Finding,
  Match,
  RepairCandidate,
} from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import type { Assignment, Blocked, Problem } from '@bellgrid/solver';

/** A draft compiled for the engine, and the way back. */
export interface CompiledDraft {
  readonly problem: Problem;
  /** The lessons that each unit of the problem stands for. */
  readonly units: readonly { readonly lessons: readonly Id[] }[];
  /** The lessons in scope. */
  readonly scope: readonly Id[];
  /** Why lessons can stand nowhere, or fixed ones not together; empty when nothing is impossible yet. */
  readonly unschedulable: readonly Finding[];
  /** Those of them that remain where lessons may be left out. */
  readonly lasting: readonly Finding[];
  /** What is wrong all the same, whatever timetable is found: lessons of nobody, hard rules that fixed lessons break. */
  readonly warnings: readonly Finding[];
  decode(assignment: Assignment): Placement[];
  /** The lessons as they stand there, or without placements in the draft, as far as the problem allows it. */
  encode(placements?: readonly Placement[]): Assignment;
  /** Why units do not stand in an assignment, each given its least blocked starts. */
  explainer(assignment: Assignment): (unit: number, blocked: readonly Blocked[]) => Finding;
}

/** What the independent checker says of a timetable. */
export interface Verdict {
  readonly placed: number;
  readonly hardViolations: number;
  readonly cost: number;
  readonly unplaced: readonly Id[];
  /** Broken physical rules. */
  readonly physical: readonly unknown[];
  /** Broken constraints, hard and soft. */
  readonly matches: readonly Match[];
}

export type PreCheckEvent =
  | { readonly kind: 'item'; readonly type: 'teacher' | 'group' | 'classroom'; readonly id: Id }
  | {
      readonly kind: 'finding';
      readonly finding: Finding;
      readonly type: 'teacher' | 'group' | 'classroom';
      readonly id: Id;
      readonly available: number;
      readonly scheduled: number;
    };

/** Everything that a run asks of the constraints: given as one object, so that tests can play them. */
export interface Judge {
  preCheck(draft: Draft, options: { solveAnyway: boolean }): Iterable<PreCheckEvent>;
  compile(draft: Draft, options: CompileOptions): CompiledDraft;
  verify(draft: Draft, placements: readonly Placement[]): Verdict;
  /** Looks for a proof that there is no full timetable, around these lessons and without those; a judge may have none. */
  findConflict?(draft: Draft, seeds: readonly Id[], without?: ReadonlySet<Id>): ConflictSearch;
  /** Single changes that may end a conflict (null: one that does not was passed over), and what one of them is worth with a timetable of its trial. */
  repairCandidates?(
    draft: Draft,
    members: Conflict['members'],
    besides?: ReadonlySet<Id>,
  ): Iterable<RepairCandidate | null>;
  repairFinding?(
    draft: Draft,
    candidate: RepairCandidate,
    placements: readonly Placement[],
    besides?: ReadonlySet<Id>,
  ): Finding | null;
}
