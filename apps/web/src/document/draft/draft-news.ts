import { applyDiff, type Diff, type Draft } from '@bellgrid/model';

/** A message to a thread that follows the open draft: another draft, or the changes to the one that it has. */
export type DraftNews =
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'change'; readonly diff: Diff };

/** The draft of a thread after some news; null while it has none. */
export const draftAfter = (draft: Draft | null, news: DraftNews): Draft | null =>
  news.kind === 'open' ? news.draft : draft && applyDiff(draft, news.diff);
