import { calendarImporters } from './calendars.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { minDaysImporter } from './min-days-between.ts';
import { pairRules } from './pair-rules.ts';
import { personRuleImporters } from './person-rules.ts';
import { preferredRooms } from './preferred-rooms.ts';
import { preferredTimes } from './preferred-times.ts';
import { setRules } from './set-rules.ts';
import { studentLimits } from './student-limits.ts';
import { tagRules } from './tag-rules.ts';

/** Every FET constraint that is carried, in the order in which they are. */
const importers: readonly ConstraintImporter[] = [
  ...calendarImporters,
  minDaysImporter,
  ...preferredTimes,
  ...personRuleImporters,
  ...studentLimits,
  ...tagRules,
  ...pairRules,
  ...setRules,
  ...preferredRooms,
];

/** The importers by the name of their element. */
export const constraintImporters: ReadonlyMap<string, ConstraintImporter> = new Map(
  importers.map((importer) => [importer.name, importer]),
);
