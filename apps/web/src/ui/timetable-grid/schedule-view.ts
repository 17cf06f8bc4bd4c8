import type { CustomView } from '@bellgrid/model';

/** The views of the schedule that show one kind of item, as the URL names them. */
export const scheduleViews = ['classes', 'teachers', 'classrooms'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** A tab of the schedule; `name` is the word for it in the URL, of a custom view its id. */
export type ShownView =
  | { readonly kind: ScheduleView | 'days' | 'global'; readonly name: string; readonly custom: null }
  | { readonly kind: 'custom'; readonly name: string; readonly custom: CustomView };
