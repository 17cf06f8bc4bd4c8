import type { JudgedTimetable, PreCheckFinding, TimetableQuality } from '@bellgrid/constraints';
import type { Id, Placement } from '@bellgrid/model';
import type { DraftNews } from '../draft/draft-news.ts';
import type { BrokenNews } from './read-report.ts';
import type { NotKept, RulesOnTrial } from './rules-on-trial.ts';

/** The pause in the edits before the whole draft is checked, in ms. */
export const CHECK_PAUSE = 400;

/** A message to the checking thread: another draft, the changes to the one that it has, or a question about it. */
export type PreCheckNews = DraftNews | TimetableQuestion;

export type TimetableQuestion = JudgeQuestion | BoundsQuestion | TrialQuestion;

/** Asks for the numbers of the draft with these placements, and for what they count. */
export interface JudgeQuestion {
  readonly kind: 'judge';
  readonly id: number;
  readonly placements: readonly Placement[];
}

/** Asks for the penalties that no schedule of the draft can be below, by kind of constraint. */
export interface BoundsQuestion {
  readonly kind: 'bounds';
  readonly id: number;
}

/** Asks how far the timetable of the draft would not keep rules that it does not have. */
export interface TrialQuestion {
  readonly kind: 'trial';
  readonly id: number;
  readonly rules: RulesOnTrial;
}

/** An answer to a question. */
export type JudgeAnswer =
  | { readonly kind: 'judged'; readonly id: number; readonly judged: JudgedTimetable }
  | { readonly kind: 'bounds'; readonly id: number; readonly bounds: ReadonlyMap<string, number> }
  | { readonly kind: 'trial'; readonly id: number; readonly notKept: ReadonlyMap<Id, NotKept> };

/**
 * Its answers for the latest draft: first the rules that the placed lessons break, then the numbers of the timetable,
 * then the pre-check; and those to questions.
 */
export type PreCheckAnswer =
  | {
      readonly kind: 'broken';
      /** The first answer for a draft that was opened: nothing is known of it before. */
      readonly isFirst: boolean;
      readonly news: BrokenNews;
    }
  | { readonly kind: 'quality'; readonly quality: TimetableQuality }
  | JudgeAnswer
  | { readonly kind: 'findings'; readonly findings: readonly PreCheckFinding[] };
