import type { PreCheckFinding } from '@bellgrid/constraints';
import type { Diff, Draft } from '@bellgrid/model';
import type { BrokenRules } from './read-report.ts';

/** What the checking thread is told: another draft, or what changed in the one that it has. */
export type PreCheckNews =
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'change'; readonly diff: Diff };

/** What it says of the draft as it was last told: first what the lessons break where they stand, then the pre-check. */
export type PreCheckAnswer =
  | { readonly kind: 'broken'; readonly broken: BrokenRules }
  | { readonly kind: 'findings'; readonly findings: readonly PreCheckFinding[] };
