import type { Id, TimetableChanges } from '@bellgrid/model';
import { createContext, useContext } from 'react';
import { useLessonMark } from '../../document/pre-check/broken-rules.ts';
import type { LessonMark } from '../../document/pre-check/read-report.ts';

/** The difference of a lesson's place in the shown timetable from its place in the draft. */
export type PlaceChange = 'same' | 'moved' | 'placed' | 'room';

type ChangeOf = (lesson: Id) => PlaceChange;

/** The changes that the shown timetable makes; null while the draft's own is shown. */
export const PlaceChanges = createContext<ChangeOf | null>(null);

/** The changes to mark: those of a preview, beside the draft's own schedule. */
export function placeChanges({
  kind,
  changes,
}: {
  readonly kind: 'best' | 'offer' | 'preview';
  readonly changes: TimetableChanges;
}): ChangeOf {
  if (kind !== 'preview') return () => 'same';
  const known = new Map<Id, PlaceChange>();
  for (const id of changes.moved) known.set(id, 'moved');
  for (const id of changes.placed) known.set(id, 'placed');
  for (const id of changes.inOtherRoom) known.set(id, 'room');
  return (lesson) => known.get(lesson) ?? 'same';
}

/** The change of a lesson in the shown timetable; null while that is the draft's own. */
export const usePlaceChange = (lesson: Id): PlaceChange | null => useContext(PlaceChanges)?.(lesson) ?? null;

/** The broken rules of a lesson in the draft's own timetable; undefined while another one is shown. */
export function useShownMark(lesson: Id): LessonMark | undefined {
  const mark = useLessonMark(lesson);
  return usePlaceChange(lesson) === null ? mark : undefined;
}
