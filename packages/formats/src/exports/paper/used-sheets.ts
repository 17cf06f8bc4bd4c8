import type { ExportSettings } from '@bellgrid/model';
import type { Schedule } from './schedule-data.ts';

/** The schedules that an export has, and the number of those that it leaves out. */
export interface UsedSheets {
  readonly schedules: readonly Schedule[];
  readonly leftOut: number;
}

/** True for a teacher or a room without any lesson. A class without one is shown: there, something is missing. */
const isEmpty = ({ kind, lessons, unplaced }: Schedule): boolean =>
  (kind === 'teacher' || kind === 'classroom') && lessons.length === 0 && unplaced === 0;

/** Leaves out teachers and rooms without lessons unless they are wanted, or nothing else is chosen. */
export function usedSheets(
  all: readonly Schedule[],
  { hasEmptySheets }: Pick<ExportSettings, 'hasEmptySheets'>,
): UsedSheets {
  const used = all.filter((schedule) => !isEmpty(schedule));
  if (hasEmptySheets || used.length === 0) return { schedules: all, leftOut: 0 };
  return { schedules: used, leftOut: all.length - used.length };
}
