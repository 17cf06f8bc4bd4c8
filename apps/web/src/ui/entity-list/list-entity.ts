import type { Draft, Id } from '@bellgrid/model';
import type { ComponentType, ReactNode } from 'react';
import type { Loss } from '../../document/draft/losses.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListItem, ListKind } from './list-kind.ts';

export interface ItemProps<Item> {
  readonly item: Item;
}

export interface ItemFormProps {
  /** Null for a new item. */
  readonly id: Id | null;
  /** The user wants to close the form; unsaved changes need a confirmation. */
  readonly onClose: () => void;
  /** The form has saved this item and may go, or gives way to that of another new item. */
  readonly onDone: (id: Id, next?: 'another') => void;
  /** A new item begins as a copy of this one. */
  readonly copyOf?: Id | undefined;
}

export interface DuplicateProps<Item> {
  readonly item: Item;
  /** A name for the copy. */
  readonly name: string;
  /** The copy was made under this id. */
  readonly onDone: (id: Id) => void;
  readonly onClose: () => void;
}

/** The name under which an entry in the dialog of a copy is kept. */
export const duplicateForm = (id: Id): string => `duplicate ${id}`;

export interface MultiEditProps {
  readonly ids: readonly Id[];
  readonly onClose: () => void;
}

/** A command for one item that only items of its kind have. */
export interface ItemCommand {
  /** The words of its entry in the menu of the item. */
  label(): string;
  readonly Icon: ComponentType<{ readonly size: number; readonly stroke: number }>;
  run(id: Id): void;
}

/** The text of the question before a deletion, beyond the names of the items. */
export interface DeletionQuestion {
  readonly warnings: readonly string[];
  /** The losses by the deletion, which may count the items themselves. */
  readonly losses: readonly Loss[];
  /** A way to keep what would be lost; the dialog has a button for its command. */
  readonly instead?:
    | { readonly body: string }
    | { readonly body: string; readonly command: ItemCommand; readonly id: Id };
  /** If given, it must be typed exactly. */
  readonly phrase?: string;
}

export interface ListGrouping<Item> {
  /** Items with the same key are a group. */
  keyOf(item: Item): string;
  /** In place of the name of a member. */
  labelOf(item: Item, draft: Draft): string;
  /** The second line of a member, without what its label says. */
  readonly MemberLine: ComponentType<ItemProps<Item>>;
  /** The second line of a group. Text only. */
  readonly Line: ComponentType<{ readonly items: readonly Item[] }>;
}

/** All that makes a list screen one of teachers, of classes …: give it one constant or memoised object. */
export interface ListEntity<Item extends ListItem> {
  readonly kind: ListKind;
  /** The address of the list; its one more segment is an item's id, or `add`. */
  readonly path: string;
  readonly filters: readonly ListFilter<Item>[];
  /** The words of a line of the list view beside the name. Text only: the whole line is one button. */
  readonly Line: ComponentType<ItemProps<Item>>;
  /** More of them, shown while no card is open beside the list. */
  readonly More?: ComponentType<ItemProps<Item>>;
  /** The inside of a card in grid view, below the name; links and buttons in it work. */
  readonly Card: ComponentType<ItemProps<Item>>;
  /** The inside of the card beside the list; by default the same as in the grid. */
  readonly Details?: ComponentType<ItemProps<Item>>;
  /** The items of one name are below one line in list view. */
  readonly grouping?: ListGrouping<Item>;
  /** Says which of several items of the same name it is; by default the name. */
  titleOf?(item: Item, draft: Draft): string;
  /** More words by which the search finds an item. */
  wordsOf?(item: Item, draft: Draft): string;
  readonly Form: ComponentType<ItemFormProps>;
  readonly MultiEdit?: ComponentType<MultiEditProps>;
  deletion(ids: readonly Id[]): DeletionQuestion;
  /** Deletes the items; a refusal is shown and answered with false. */
  onDelete(ids: readonly Id[]): boolean;
  /** The form of a new item can begin as a copy: Duplicate opens it. */
  readonly isCopiedInForm?: boolean;
  /** The questions before some items are duplicated. */
  readonly duplicate?: {
    readonly Dialog: ComponentType<DuplicateProps<Item>>;
    asks(item: Item): boolean;
  };
  /** Makes a copy under the new id and name; whether it worked. Without it and `isCopiedInForm` the menu has no Duplicate. */
  onDuplicate?(id: Id, newId: Id, name: string): boolean;
  /** Further entries of the menu of an item. */
  readonly itemCommands?: readonly ItemCommand[];
  /** Subjects only: shows the lessons of those selected. */
  onViewLessons?(ids: readonly Id[]): void;
}

/** The elements that a screen shows around its list. */
export interface ListSurroundings {
  /** More buttons beside Add. */
  readonly tools?: ReactNode;
  /** The choice of the screen's view, in place of the button for cards or list. */
  readonly views?: (view: 'grid' | 'list', onView: (view: 'grid' | 'list') => void) => ReactNode;
  /** Above the list. */
  readonly banners?: ReactNode;
  /** The first way to begin the list while it is empty, before Add. */
  readonly begin?: ReactNode;
  /** In place of Add: nothing can be added here. */
  readonly canAdd?: boolean;
}

/** True when the menu of an item has Duplicate. */
export const canDuplicate = <Item extends ListItem>(entity: ListEntity<Item>): boolean =>
  entity.onDuplicate !== undefined || entity.isCopiedInForm === true;
