import type { Draft, Id } from '@bellgrid/model';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ScheduleView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';
import { type ViewItem, viewItems } from '../../ui/timetable-grid/view-items.ts';
import { availableViews } from './available-views.ts';
import { showItems, useScheduleSettings } from './schedule-settings.ts';

export interface ScheduleAddress {
  readonly views: readonly ScheduleView[];
  /** The view to show; null where the address names none that can be shown. */
  readonly view: ScheduleView | null;
  /** The items to show; null for all. */
  readonly only: ReadonlySet<Id> | null;
  /** The address names an item that is not in the draft. */
  readonly isGone: boolean;
  /** Shows these items (null: all): one by its own address, several by the settings. */
  readonly show: (ids: readonly Id[] | null) => void;
  /** The item whose own address this is, and its neighbours among all of its kind; null otherwise. */
  readonly single: SingleItem | null;
}

interface SingleItem {
  readonly id: Id;
  readonly previous: ViewItem | undefined;
  readonly next: ViewItem | undefined;
}

/** The view that the address and the settings select. */
export function useScheduleAddress(draft: Draft): ScheduleAddress {
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const shown = useScheduleSettings((settings) => settings.shown);
  const views = useMemo(() => availableViews(draft), [draft]);
  const view = scheduleViews.find((each) => each === params.view && views.includes(each)) ?? null;
  const all = useMemo(() => (view ? viewItems(draft, view) : null), [draft, view]);
  const items = useMemo(() => all && new Set(all.map((item) => item.id)), [all]);

  const { id } = params;
  const own = view ? shown[view] : null;
  const only = useMemo(() => {
    if (id !== undefined) return new Set([id]);
    const left = own?.filter((each) => items?.has(each)) ?? [];
    return left.length > 0 ? new Set(left) : null;
  }, [id, own, items]);

  const show = (ids: readonly Id[] | null) => {
    if (view === null) return;
    const [first, ...others] = ids ?? [];
    if (first !== undefined && others.length === 0) {
      void navigate({ to: '/schedule/$view/$id', params: { view, id: first } });
      return;
    }
    showItems(view, first === undefined || ids?.length === items?.size ? null : ids);
    void navigate({ to: '/schedule/$view', params: { view } });
  };

  const position = all?.findIndex((item) => item.id === id) ?? -1;
  const single =
    id === undefined || position === -1
      ? null
      : { id, previous: all?.[position - 1], next: all?.[position + 1] };

  return { views, view, only, isGone: id !== undefined && items !== null && !items.has(id), show, single };
}
