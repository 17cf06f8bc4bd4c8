import type { PreCheckFinding, TimetableQuality } from '@bellgrid/constraints';
import type { Diff, Draft } from '@bellgrid/model';
import type { BrokenRules } from './read-report.ts';

/** A message to the checking thread: another draft, or the changes to the one that it has. */
export type PreCheckNews =
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'change'; readonly diff: Diff };

/**
 * Its answers for the latest draft: first the rules that the placed lessons break, then the numbers of the timetable,
 * then the pre-check.
 */
export type PreCheckAnswer =
  | { readonly kind: 'broken'; readonly broken: BrokenRules }
  | { readonly kind: 'quality'; readonly quality: TimetableQuality }
  | { readonly kind: 'findings'; readonly findings: readonly PreCheckFinding[] };
