import { basicCompulsorySpace, basicCompulsoryTime } from './basic-compulsory.ts';
import { breakTimes } from './break-times.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { minDaysBetween } from './min-days-between.ts';
import { roomNotAvailable, studentsNotAvailable, teacherNotAvailable } from './not-available.ts';
import { notOverlapping } from './not-overlapping.ts';
import { preferredDay } from './preferred-day.ts';
import { preferredRooms } from './preferred-rooms.ts';
import { preferredStartingTime } from './preferred-starting-time.ts';
import { preferredTimes } from './preferred-times.ts';
import { sameStartingTime } from './same-starting-time.ts';
import { studentLimits } from './student-limits.ts';
import { teacherLimits } from './teacher-limits.ts';

/** Every FET constraint that is carried. Breaks come first: what follows may ask where there is school. */
const importers: readonly ConstraintImporter[] = [
  basicCompulsoryTime,
  basicCompulsorySpace,
  breakTimes,
  teacherNotAvailable,
  studentsNotAvailable,
  roomNotAvailable,
  minDaysBetween,
  preferredStartingTime,
  ...preferredTimes,
  preferredDay,
  ...teacherLimits,
  ...studentLimits,
  sameStartingTime,
  notOverlapping,
  ...preferredRooms,
];

/** The importers by the name of their element. */
export const constraintImporters: ReadonlyMap<string, ConstraintImporter> = new Map(
  importers.map((importer) => [importer.name, importer]),
);
