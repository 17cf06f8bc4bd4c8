import type { ColoredKind, Draft } from '../draft/draft.ts';
import { palette } from '../records/color.ts';

/** The colour that the next new item of a kind is offered: the palette in turn. */
export function nextColor(draft: Draft, kind: ColoredKind): string {
  return palette[draft.pickedColors[kind] % palette.length]?.value ?? palette[0].value;
}
