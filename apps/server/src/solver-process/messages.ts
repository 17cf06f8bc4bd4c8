import type { Placement, TriedRules } from '@bellgrid/model';
import type { JobType } from '@bellgrid/protocol';

/** The job of a solver process. */
export interface SolverJob {
  readonly jobType: JobType;
  readonly solveAnyway: boolean;
  /** The draft file as gzip bytes. */
  readonly snapshot: Uint8Array;
  /** The timetable to begin with; null for none. */
  readonly begin: readonly Placement[] | null;
  /** The limit of a solve by the clock, or the budget of a check. */
  readonly seconds: number;
  readonly threads: number;
  /** The built entry of a search thread. */
  readonly threadEntry: string;
  readonly seed: number;
  /** Fewest search steps without progress that end the run of a full timetable; null for the solver's own number. */
  readonly plateauSteps: number | null;
  /** The changes to try out beside the draft; null to make a schedule. */
  readonly whatIf: TriedRules | null;
}

/** To the solver process. It begins with `start` and ends by itself when its parent does. */
export type ToSolver = { readonly kind: 'start'; readonly job: SolverJob } | { readonly kind: 'cancel' };

/** From the solver process: `ready` once it runs, events, and `done` last. An event is checked by the receiver. */
export type FromSolver =
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'done' };
