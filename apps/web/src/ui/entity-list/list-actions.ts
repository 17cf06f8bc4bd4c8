import type { Id } from '@bellgrid/model';
import type { ItemCommand } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';
import type { ListGroup } from './list-lines.ts';

/** The actions on the items of a list; the functions stay the same as long as the screen is shown. */
export interface ListActions {
  /** A click on an item: selects it, shows its details, or opens its card, depending on the screen's mode. */
  readonly press: (id: Id) => void;
  /** A click on the head of a group: opens or closes it, or selects all of it. */
  readonly pressGroup: (group: ListGroup<ListItem>) => void;
  readonly edit: (id: Id) => void;
  /** The focus came to an item: details that are shown follow it. */
  readonly show: (id: Id) => void;
  /** Asks before deleting these, or the selection where there is one. */
  readonly remove: (ids: readonly Id[]) => void;
  /** Leaves multi-select, or closes the open card; the focus stays on the item. */
  readonly escape: (id: Id) => void;
  readonly duplicate: (item: ListItem) => void;
  /** A command that only items of the kind have. */
  readonly run: (command: ItemCommand, id: Id) => void;
}
