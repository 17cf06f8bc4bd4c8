import type { PreCheckFinding } from '@bellgrid/constraints';
import type { Diff, Draft } from '@bellgrid/model';

/** What the checking thread is told: another draft, or what changed in the one that it has. */
export type PreCheckNews =
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'change'; readonly diff: Diff };

/** Everything that the pre-check says of the draft as it was last told. */
export interface PreCheckAnswer {
  readonly findings: readonly PreCheckFinding[];
}
