import type { Id } from '@bellgrid/model';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { ColorBy } from '../../ui/timetable-grid/color-by.ts';
import type { ScheduleView } from '../../ui/timetable-grid/schedule-view.ts';

export interface ScheduleSettings {
  readonly coloring: ColorBy;
  readonly smallCards: boolean;
  /** The view that /schedule alone leads to. */
  readonly lastView: ScheduleView;
  /** The items that each view shows; null shows all. */
  readonly shown: Readonly<Record<ScheduleView, readonly Id[] | null>>;
}

/** The settings of the schedule screen in this browser. */
export const useScheduleSettings = create<ScheduleSettings>()(
  persist(
    (): ScheduleSettings => ({
      coloring: 'subject',
      smallCards: false,
      lastView: 'classes',
      shown: { classes: null, teachers: null, classrooms: null },
    }),
    { name: 'bellgrid.schedule', version: 1, storage: createJSONStorage(() => localStorage) },
  ),
);

/** Shows only these items in a view, or all (null). */
export function showItems(view: ScheduleView, ids: readonly Id[] | null): void {
  useScheduleSettings.setState(({ shown }) => ({ shown: { ...shown, [view]: ids } }));
}
