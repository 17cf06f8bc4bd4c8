import { type Draft, type Id, structureStatus } from '@bellgrid/model';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import { type ScheduleView, type ShownView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';
import { viewItems } from '../../ui/timetable-grid/view-items.ts';

/**
 * The views that a draft has something for, in the order of their tabs: classes, days and the whole school need a class,
 * teachers a teacher, classrooms the setting; then the custom views by name, but for those of classrooms alone without it.
 */
export function availableViews(draft: Draft): ShownView[] {
  const hasClass = Object.keys(draft.groups).length > 0;
  const available = {
    classes: hasClass,
    teachers: Object.keys(draft.teachers).length > 0,
    classrooms: draft.config.isClassroomsEnabled,
    days: hasClass,
    global: hasClass,
  };
  const kinds = [...scheduleViews, 'days', 'global'] as const;
  return [
    ...kinds.filter((kind) => available[kind]).map((kind) => ({ kind, name: kind, custom: null })),
    ...sortedForReader(draft.customViews)
      .filter((custom) => scheduleViews.some((kind) => customItems(draft, custom, kind).length > 0))
      .map((custom) => ({ kind: 'custom' as const, name: custom.id, custom })),
  ];
}

/** Something by which a view can be filtered. */
export interface FilterItem {
  readonly id: Id;
  readonly name: string;
  readonly color?: string;
}

/** The items of a view: its classes, teachers and classrooms, or its days. */
export function itemsOfView(draft: Draft, view: ShownView): readonly FilterItem[] {
  if (view.kind === 'days') return draft.schoolData.days.map(({ id, label }) => ({ id, name: label }));
  if (view.kind === 'global') return viewItems(draft, 'classes');
  if (view.kind !== 'custom') return viewItems(draft, view.kind);
  return scheduleViews.flatMap((kind) => {
    const own = new Set(customItems(draft, view.custom, kind));
    return viewItems(draft, kind).filter(({ id }) => own.has(id));
  });
}

/** The items of one kind that a custom view shows: classrooms by the setting alone. */
export function customItems(
  { config }: Draft,
  { items }: NonNullable<ShownView['custom']>,
  kind: ScheduleView,
): readonly Id[] {
  if (kind === 'classrooms' && !config.isClassroomsEnabled) return [];
  return items[kind === 'classes' ? 'groups' : kind];
}

/** True when a timetable can be shown at all: the school has a day, a period and something to schedule. */
export function hasSetup(draft: Draft): boolean {
  const structures = Object.values(draft.schoolData.structures);
  const hasPeriods = structures.some(
    (structure) => !structure.isUninitialized && structure.periods.length > 0,
  );
  return hasPeriods && structureStatus(draft) === 'OK';
}
