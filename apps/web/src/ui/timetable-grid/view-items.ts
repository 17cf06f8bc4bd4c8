import type { Draft, Id } from '@bellgrid/model';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import type { ScheduleView } from './schedule-view.ts';

export interface ViewItem {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
}

/** The classes, teachers or classrooms of a draft, in natural order of their names. */
export function viewItems(draft: Draft, view: ScheduleView): readonly ViewItem[] {
  const records = { classes: draft.groups, teachers: draft.teachers, classrooms: draft.classrooms }[view];
  return sortedForReader<ViewItem>(records);
}
