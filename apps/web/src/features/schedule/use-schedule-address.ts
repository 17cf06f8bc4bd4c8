import type { Draft, Id } from '@bellgrid/model';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ScheduleView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';
import { viewItems } from '../../ui/timetable-grid/view-items.ts';
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
  /** Shows these items (null: all): one by its own address, several by this browser's settings. */
  readonly show: (ids: readonly Id[] | null) => void;
}

/** The view that the address and the settings select. */
export function useScheduleAddress(draft: Draft): ScheduleAddress {
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const shown = useScheduleSettings((settings) => settings.shown);
  const views = useMemo(() => availableViews(draft), [draft]);
  const view = scheduleViews.find((each) => each === params.view && views.includes(each)) ?? null;
  const items = useMemo(
    () => (view ? new Set(viewItems(draft, view).map((item) => item.id)) : null),
    [draft, view],
  );

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

  return { views, view, only, isGone: id !== undefined && items !== null && !items.has(id), show };
}
