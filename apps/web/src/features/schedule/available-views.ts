import type { Draft } from '@bellgrid/model';
import { type ScheduleView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';

/** The views that a draft has something for: classes and teachers need one, classrooms the setting. */
export function availableViews(draft: Draft): ScheduleView[] {
  const available = {
    classes: Object.keys(draft.groups).length > 0,
    teachers: Object.keys(draft.teachers).length > 0,
    classrooms: draft.config.isClassroomsEnabled,
  };
  return scheduleViews.filter((view) => available[view]);
}

/** True when a timetable can be shown at all: the school has a day, a period and something to schedule. */
export function hasSetup(draft: Draft): boolean {
  const structures = Object.values(draft.schoolData.structures);
  const hasPeriods = structures.some(
    (structure) => !structure.isUninitialized && structure.periods.length > 0,
  );
  const rooms = draft.config.isClassroomsEnabled ? Object.keys(draft.classrooms).length : 0;
  const items = Object.keys(draft.groups).length + Object.keys(draft.teachers).length + rooms;
  return draft.schoolData.days.length > 0 && hasPeriods && items > 0;
}
