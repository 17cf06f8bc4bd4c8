import type { Id } from '@bellgrid/model';
import type { ListActions } from './list-actions.ts';
import type { ListEntity } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';
import type { ListState } from './list-state.ts';
import type { RovingItems } from './use-roving-items.ts';

/** The properties of both views of a list. */
export interface ListViewProps<Item extends ListItem> {
  readonly entity: ListEntity<Item>;
  readonly items: readonly Item[];
  readonly state: ListState;
  readonly roving: RovingItems;
  readonly actions: ListActions;
  /** The open card of this item (null: a new one) is to be closed. */
  readonly onClose: (id: Id | null) => void;
  readonly onDone: (id: Id, next?: 'another') => void;
  readonly onClearFilters: () => void;
}
