import { type Draft, type Id, type Message, type TimetableChanges, timetableOf } from '@bellgrid/model';
import { createContext, useContext } from 'react';
import { useLessonMark, useSoftMark } from '../../document/pre-check/broken-rules.ts';
import type { LessonMark } from '../../document/pre-check/read-report.ts';
import { createFactsOf, type LessonFacts } from './lesson-facts.ts';

/** The difference of a lesson's place in the shown timetable from its place in the draft. */
export interface PlaceChange {
  readonly kind: 'moved' | 'placed' | 'room';
  /** The lesson with its place in the draft, where that is another. */
  readonly from: LessonFacts | null;
}

/** 'same' for a lesson that keeps its place. */
type ChangeOf = (lesson: Id) => PlaceChange | 'same';

/** The changes that the shown timetable makes; null while the draft's own is shown. */
export const PlaceChanges = createContext<ChangeOf | null>(null);

/** The changes to mark: those of a preview, beside the draft's own schedule. */
export function placeChanges(
  own: Draft,
  { kind, changes }: { readonly kind: 'best' | 'offer' | 'preview'; readonly changes: TimetableChanges },
): ChangeOf {
  if (kind !== 'preview') return () => 'same';
  const { placed } = timetableOf(own);
  const factsOf = createFactsOf(own, placed, 'subject');
  const kinds = new Map<Id, PlaceChange['kind']>();
  for (const id of changes.moved) kinds.set(id, 'moved');
  for (const id of changes.placed) kinds.set(id, 'placed');
  for (const id of changes.inOtherRoom) kinds.set(id, 'room');
  const known = new Map<Id, PlaceChange>();
  return (lesson) => {
    const change = kinds.get(lesson);
    if (change === undefined) return 'same';
    const before = known.get(lesson) ?? { kind: change, from: change === 'placed' ? null : factsOf(lesson) };
    known.set(lesson, before);
    return before;
  };
}

/** The change of a lesson in the shown timetable; null while that is the draft's own. */
export const usePlaceChange = (lesson: Id): PlaceChange | 'same' | null =>
  useContext(PlaceChanges)?.(lesson) ?? null;

/** True where the soft constraints that are not met are shown too. */
export const SoftErrors = createContext(false);

/** The soft constraints that a lesson does not meet, where they are shown. */
export function useShownSoft(lesson: Id): readonly Message[] | undefined {
  const mark = useSoftMark(lesson);
  const isOwn = usePlaceChange(lesson) === null;
  return useContext(SoftErrors) && isOwn ? mark : undefined;
}

/** The broken rules of a lesson in the draft's own timetable; undefined while another one is shown. */
export function useShownMark(lesson: Id): LessonMark | undefined {
  const mark = useLessonMark(lesson);
  return usePlaceChange(lesson) === null ? mark : undefined;
}
