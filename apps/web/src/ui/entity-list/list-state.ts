import type { Id } from '@bellgrid/model';

/** The card that is open: an item's details or its form; no id is the form of a new one. */
export interface OpenCard {
  readonly id: Id | null;
  readonly mode: 'details' | 'edit';
  /** The item that a new one begins as a copy of. */
  readonly copyOf?: Id;
  /** Distinguishes the forms of new items that follow each other. */
  readonly number?: number;
}

/** The key of the form of a card: another one begins anew. */
export const formKey = ({ id, copyOf = '', number = 0 }: OpenCard): string => id ?? `new ${copyOf} ${number}`;

export interface ListState {
  readonly view: 'grid' | 'list';
  readonly isViewChosen: boolean;
  readonly isFilterBarShown: boolean;
  readonly isSelecting: boolean;
  readonly selected: ReadonlySet<Id>;
  readonly open: OpenCard | null;
  /** The groups that are not as they are by default: closed, and open while the list is filtered. */
  readonly toggledGroups: ReadonlySet<string>;
}

export type ListAction =
  | { readonly type: 'toggleView' | 'toggleFilterBar' | 'toggleSelecting' | 'close' }
  | { readonly type: 'open'; readonly card: OpenCard }
  | { readonly type: 'toggleSelected'; readonly id: Id }
  | { readonly type: 'toggleGroup'; readonly key: string }
  | { readonly type: 'select'; readonly ids: readonly Id[] }
  | { readonly type: 'exist'; readonly ids: ReadonlySet<Id> };

export function initialListState({
  view,
  isViewChosen,
  isFilterBarShown,
}: Pick<ListState, 'view' | 'isViewChosen' | 'isFilterBarShown'>): ListState {
  return {
    view,
    isViewChosen,
    isFilterBarShown,
    isSelecting: false,
    selected: new Set(),
    open: null,
    toggledGroups: new Set(),
  };
}

/** Multi-select on or off clears the selection; another view shows no card; deleted items are dropped. */
export function reduceList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'toggleView':
      return { ...state, view: state.view === 'grid' ? 'list' : 'grid', isViewChosen: true, open: null };
    case 'toggleFilterBar':
      return { ...state, isFilterBarShown: !state.isFilterBarShown };
    case 'toggleSelecting':
      return { ...state, isSelecting: !state.isSelecting, selected: new Set(), open: null };
    case 'close':
      return { ...state, open: null };
    case 'open':
      return { ...state, open: action.card };
    case 'toggleSelected': {
      const selected = new Set(state.selected);
      if (!selected.delete(action.id)) selected.add(action.id);
      return { ...state, selected };
    }
    case 'toggleGroup': {
      const toggledGroups = new Set(state.toggledGroups);
      if (!toggledGroups.delete(action.key)) toggledGroups.add(action.key);
      return { ...state, toggledGroups };
    }
    case 'select':
      return { ...state, selected: new Set(action.ids) };
    case 'exist': {
      const selected = new Set([...state.selected].filter((id) => action.ids.has(id)));
      const isOpenGone = state.open !== null && state.open.id !== null && !action.ids.has(state.open.id);
      if (!isOpenGone && selected.size === state.selected.size) return state;
      return { ...state, selected, open: isOpenGone ? null : state.open };
    }
  }
}
