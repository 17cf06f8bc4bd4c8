import type { CompileOptions } from '@bellgrid/constraints';
import type { Draft, Placement } from '@bellgrid/model';
import type { SearchParamChanges } from '@bellgrid/solver';

/** The input of a search thread: it compiles the draft itself, for rules are functions. */
export interface ThreadJob {
  readonly draft: Draft;
  readonly compile: CompileOptions;
  readonly seed: number;
  readonly restarts: boolean;
  readonly partial: boolean;
  readonly params: SearchParamChanges;
  /** The timetable to begin with; null for the locked lessons alone. */
  readonly placements: readonly Placement[] | null;
  /** Through this the searches of all threads have one best timetable, and improve it together. */
  readonly common: SharedArrayBuffer;
}
