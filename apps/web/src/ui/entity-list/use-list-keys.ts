import type { Id } from '@bellgrid/model';
import type { KeyboardEvent } from 'react';
import type { ListActions } from './list-actions.ts';
import type { ListItem } from './list-kind.ts';
import { headOf, type ListLine } from './list-lines.ts';
import { itemAfterKey, itemOf, type RovingItems } from './use-roving-items.ts';

interface ListKeys<Item> {
  readonly lines: readonly ListLine<Item>[];
  readonly columns: number;
  readonly roving: RovingItems;
  readonly actions: ListActions;
  readonly isSelecting: boolean;
  /** The line in the row above or below, for rows of different lengths. */
  readonly lineInNextRow?: (id: Id, step: 1 | -1) => Id | null;
}

const ROW_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list: arrows, Home and End go through it, Enter edits, Delete asks, Escape closes. In a list with groups the
 * arrows to the sides open and close them, and lead from a member to its head.
 */
export function useListKeys<Item extends ListItem>(keys: ListKeys<Item>) {
  const { lines, columns, roving, actions, isSelecting, lineInNextRow } = keys;
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = itemOf(event);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = lines.findIndex((line) => line.id === id);
    const line = lines[at];
    if (!line) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const head = line.item === null ? line.group : null;
    const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (head && !isSelecting && event.key === (head.isExpanded ? backwards : forwards))
      actions.pressGroup(head);
    else if (columns === 1 && event.key === backwards && headOf(line) !== null)
      roving.focusItem(headOf(line));
    else if (event.key === 'Enter' && !isSelecting && !head) actions.edit(id);
    else if (event.key === 'Delete') actions.remove(head ? head.members.map((member) => member.id) : [id]);
    else if (event.key === 'Escape') actions.escape(id);
    else {
      const step = ROW_STEPS[event.key];
      const next = itemAfterKey(event.key, at, lines.length, columns, isRtl);
      const nextId = step && lineInNextRow ? lineInNextRow(id, step) : lines[next ?? -1]?.id;
      const to = lines.find((each) => each.id === nextId);
      if (!to) return;
      roving.focusItem(to.id);
      if (to.item !== null) actions.show(to.id);
    }
    event.preventDefault();
  };
}
