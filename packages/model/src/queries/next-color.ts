import type { ColoredKind, Draft } from '../draft/draft.ts';
import { palette } from '../records/color.ts';

/** The colour that the next new item of a kind is offered: the palette in turn, first those that no item has. */
export function nextColor(draft: Draft, kind: ColoredKind): string {
  const items: readonly { readonly color: string }[] = Object.values(draft[kind]);
  return freeColor(draft.pickedColors[kind], new Set(items.map(({ color }) => color)));
}

/** The colour of the palette at this count, or the next one that is not used while there is one. */
export function freeColor(count: number, used: ReadonlySet<string>): string {
  const inTurn = palette.map((_, index) => palette[(count + index) % palette.length] ?? palette[0]);
  return (inTurn.find(({ value }) => !used.has(value)) ?? inTurn[0] ?? palette[0]).value;
}
