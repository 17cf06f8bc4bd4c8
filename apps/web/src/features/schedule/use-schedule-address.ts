import type { Draft, Id } from '@bellgrid/model';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { availableViews, type FilterItem, itemsOfView } from './available-views.ts';
import { showItems, useScheduleSettings } from './schedule-settings.ts';

export interface ScheduleAddress {
  readonly views: readonly ShownView[];
  /** The view to show; null where the address names none that can be shown. */
  readonly view: ShownView | null;
  /** All items of the view, from which some can be chosen. */
  readonly items: readonly FilterItem[];
  /** The items to show; null for all. */
  readonly only: ReadonlySet<Id> | null;
  /** The address names an item that is not in the draft. */
  readonly isGone: boolean;
  /** Shows these items (null: all): one by its own address, several by the settings. */
  readonly show: (ids: readonly Id[] | null) => void;
  /** Shows only these classes or teachers: in the present view where that has them, else in their own. */
  readonly showOnly: (kind: 'classes' | 'teachers', ids: readonly Id[]) => void;
  /** The item whose own address this is, and its neighbours among all of its kind; null otherwise. */
  readonly single: SingleItem | null;
}

interface SingleItem {
  readonly id: Id;
  readonly previous: FilterItem | undefined;
  readonly next: FilterItem | undefined;
}

const NONE: readonly FilterItem[] = [];

/** The items of a view, without an address of its own for one, that the settings select; null for all. */
export function selectedItems(
  view: ShownView,
  items: readonly FilterItem[],
  selected: readonly Id[] | null,
): ReadonlySet<Id> | null {
  const known = new Set(items.map((item) => item.id));
  const left = selected?.filter((each) => known.has(each)) ?? [];
  if (left.length > 0) return left.length === known.size ? null : new Set(left);
  // All days of a large school at once are for those who ask for them.
  const [first] = items;
  return view.kind === 'days' && first ? new Set([first.id]) : null;
}

/** The view that the address and the settings select. */
export function useScheduleAddress(draft: Draft): ScheduleAddress {
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const shown = useScheduleSettings((settings) => settings.shown);
  const views = useMemo(() => availableViews(draft), [draft]);
  const view = views.find(({ name }) => name === params.view) ?? null;
  const items = useMemo(() => (view ? itemsOfView(draft, view) : NONE), [draft, view]);

  const { id } = params;
  const selected = view ? (shown[view.name] ?? null) : null;
  const only = useMemo(() => {
    if (id !== undefined) return new Set([id]);
    return view && selectedItems(view, items, selected);
  }, [id, view, items, selected]);

  const show = (ids: readonly Id[] | null) => {
    if (view === null) return;
    const [first, ...others] = ids ?? [];
    if (first !== undefined && others.length === 0) {
      void navigate({ to: '/schedule/$view/$id', params: { view: view.name, id: first } });
      return;
    }
    const isAll = first === undefined || ids?.length === items.length;
    const all = view.kind === 'days' ? items.map((item) => item.id) : null;
    showItems(view.name, isAll ? all : ids);
    void navigate({ to: '/schedule/$view', params: { view: view.name } });
  };

  const showOnly = (kind: 'classes' | 'teachers', ids: readonly Id[]) => {
    const name = kind === 'classes' && view?.kind === 'global' ? view.name : kind;
    showItems(name, ids);
    void navigate({ to: '/schedule/$view', params: { view: name } });
  };

  const position = items.findIndex((item) => item.id === id);
  const single =
    id === undefined || position === -1
      ? null
      : { id, previous: items[position - 1], next: items[position + 1] };

  return { views, view, items, only, isGone: id !== undefined && position === -1, show, showOnly, single };
}
