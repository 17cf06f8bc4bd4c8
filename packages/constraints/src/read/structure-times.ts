import type { Draft, Id, ScheduleStructure } from '@bellgrid/model';
import { computed, remember } from './memo.ts';

/** A structure's bell times and school days, by index. */
export interface StructureTimes {
  readonly id: Id;
  readonly periodCount: number;
  /** Minutes of the day. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** `school[day][period]`. */
  readonly school: readonly (readonly boolean[])[];
  /** Days with at least one school period. */
  readonly schoolDays: readonly number[];
}

const timesOfSchool = remember((_school: Draft['schoolData']) => new Map<Id, StructureTimes>());

/** The times of one structure of the draft; undefined when there is no such structure. */
export function timesOf(draft: Draft, structure: Id): StructureTimes | undefined {
  const record = draft.schoolData.structures[structure];
  if (!record) return undefined;
  const dayCount = draft.schoolData.days.length;
  return computed(timesOfSchool(draft.schoolData), structure, () => createTimes(record, dayCount));
}

function createTimes(structure: ScheduleStructure, dayCount: number): StructureTimes {
  const periods = structure.periods.toSorted((a, b) => a.index - b.index);
  const school = Array.from({ length: dayCount }, () => periods.map(() => true));
  for (const cell of structure.cells) {
    const day = school[cell.dayIndex];
    if (day && cell.periodIndex < periods.length) day[cell.periodIndex] = cell.hasSchool;
  }
  return {
    id: structure.id,
    periodCount: periods.length,
    starts: periods.map((period) => period.periodStart),
    ends: periods.map((period) => period.periodEnd),
    school,
    schoolDays: school.flatMap((day, index) => (day.some(Boolean) ? [index] : [])),
  };
}
