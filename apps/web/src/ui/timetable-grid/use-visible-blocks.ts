import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import { useLateOverscan } from '../../platform/use-late-overscan.ts';
import type { GridBlock } from './grid-layout.ts';
import { blockHeight, type GridMeasures } from './grid-measures.ts';

/** The size assumed by a server or a test before the scroller was measured. */
const FIRST_GUESS = { width: 1200, height: 760 };

/**
 * The blocks to render: those in sight, and the one with the focus, so that the focus is not lost by
 * scrolling. `start` counts from the scroller's top; `total` is the height of all blocks.
 */
export function useVisibleBlocks(
  scroller: RefObject<HTMLElement | null>,
  blocks: readonly GridBlock[],
  measures: GridMeasures,
  focused: number,
  firstOffset: number,
): { items: readonly VirtualItem[]; total: number } {
  const overscan = useLateOverscan(1);
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const block = blocks[index];
      return block === undefined ? 0 : blockHeight(measures, block);
    },
    getItemKey: (index) => blocks[index]?.key ?? index,
    scrollMargin: measures.header,
    overscan,
    initialOffset: firstOffset,
    initialRect: FIRST_GUESS,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), focused])]
        .filter((index) => index < blocks.length)
        .sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes come from the blocks and the measures.
  useLayoutEffect(() => virtualizer.measure(), [blocks, measures, virtualizer]);
  return { items: virtualizer.getVirtualItems(), total: virtualizer.getTotalSize() };
}
