import { basicCompulsorySpace, basicCompulsoryTime } from './basic-compulsory.ts';
import { breakTimes } from './break-times.ts';
import { buildingChanges } from './building-changes.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { dayWindows } from './day-windows.ts';
import { earlyBeginnings } from './early-beginnings.ts';
import { gapLimits } from './gap-limits.ts';
import { maxHoursContinuously } from './max-hours-continuously.ts';
import { minDaysBetween } from './min-days-between.ts';
import { minGapsBetween } from './min-gaps-between.ts';
import { minHoursDaily } from './min-hours-daily.ts';
import { minRest } from './min-rest.ts';
import { roomNotAvailable, studentsNotAvailable, teacherNotAvailable } from './not-available.ts';
import { notOverlapping } from './not-overlapping.ts';
import { preferredDay } from './preferred-day.ts';
import { preferredRooms } from './preferred-rooms.ts';
import { preferredStartingTime } from './preferred-starting-time.ts';
import { preferredTimes } from './preferred-times.ts';
import { sameStartingDayOrHour } from './same-starting-day-or-hour.ts';
import { sameStartingTime } from './same-starting-time.ts';
import { selectedTimeSlots } from './selected-time-slots.ts';
import { studentLimits } from './student-limits.ts';
import { studentsDayEdges } from './students-day-edges.ts';
import { tagLimits } from './tag-limits.ts';
import { tagsContinuously } from './tags-continuously.ts';
import { teacherLimits } from './teacher-limits.ts';
import { twoActivities } from './two-activities.ts';

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
  ...gapLimits,
  ...earlyBeginnings,
  ...minHoursDaily,
  ...maxHoursContinuously,
  ...tagsContinuously,
  ...dayWindows,
  ...minRest,
  ...tagLimits,
  sameStartingTime,
  ...sameStartingDayOrHour,
  notOverlapping,
  ...twoActivities,
  ...studentsDayEdges,
  ...selectedTimeSlots,
  minGapsBetween,
  ...buildingChanges,
  ...preferredRooms,
];

/** The importers by the name of their element. */
export const constraintImporters: ReadonlyMap<string, ConstraintImporter> = new Map(
  importers.map((importer) => [importer.name, importer]),
);
