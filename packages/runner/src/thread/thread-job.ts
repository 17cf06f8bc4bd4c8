import type { CompileOptions } from '@bellgrid/constraints';
import type { Draft, Placement } from '@bellgrid/model';

/** What a search thread is started with: it compiles the draft itself, for rules are functions. */
export interface ThreadJob {
  readonly draft: Draft;
  readonly compile: CompileOptions;
  readonly seed: number;
  readonly restarts: boolean;
  readonly partial: boolean;
  /** Where the lessons stand to begin with; null for nothing but the locked ones. */
  readonly standing: readonly Placement[] | null;
  /** Through this the searches of all threads have one best timetable, and improve it together. */
  readonly common: SharedArrayBuffer;
}
