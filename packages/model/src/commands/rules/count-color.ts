import type { ColoredKind, Draft } from '../../draft/draft.ts';

/** Counts an item added, so that the next of its kind is offered the next colour. */
export function countColor(draft: Draft, kind: ColoredKind): void {
  draft.pickedColors[kind] += 1;
}
