import type { Id } from '@bellgrid/model';
import type { KeyboardEvent } from 'react';
import type { ListActions } from './list-actions.ts';
import { itemAfterKey, itemOf, type RovingItems } from './use-roving-items.ts';

interface ListKeys {
  readonly items: readonly { readonly id: Id }[];
  readonly columns: number;
  readonly roving: RovingItems;
  readonly actions: ListActions;
  readonly isSelecting: boolean;
}

/** The keys of a list: arrows, Home and End go through it, Enter edits, Delete asks, Escape closes. */
export function useListKeys({ items, columns, roving, actions, isSelecting }: ListKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = itemOf(event);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && !isSelecting) actions.edit(id);
    else if (event.key === 'Delete') actions.remove([id]);
    else if (event.key === 'Escape') actions.escape(id);
    else {
      const at = items.findIndex((item) => item.id === id);
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = itemAfterKey(event.key, at, items.length, columns, isRtl);
      const item = next === null ? undefined : items[next];
      if (!item) return;
      roving.focusItem(item.id);
      actions.show(item.id);
    }
    event.preventDefault();
  };
}
