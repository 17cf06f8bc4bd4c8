import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

const DAY = 1440;

/**
 * FET counts the free hours after the last lesson of a day and before the first of the next, we the minutes:
 * the same where every rest of enough hours is longer than every rest of fewer.
 */
const rest: PersonRule = {
  mode: 'Official',
  scope: 'limit',
  params: (element, context) => {
    const hours = numberOf(element, 'Minimum_Resting_Hours');
    if (hours === 0) return CARRIED;
    if (element.text('Circular').trim() === 'true') {
      return notCarried('a rest between the last day and the first has no counterpart');
    }
    const { enough, short } = rests(context, hours);
    if (short >= enough)
      return notCarried('its hours are not of one length, and a rest is counted in minutes');
    return { constraint: 'minRest', minutes: enough };
  },
};

/** The shortest rest with this number of free hours, and the longest with fewer, in minutes. */
function rests({ structure }: ImportContext, hours: number): { enough: number; short: number } {
  const { periods } = structure;
  let enough = DAY;
  let short = 0;
  periods.forEach((last, lastIndex) => {
    periods.forEach((first, firstIndex) => {
      const free = periods.length - 1 - lastIndex + firstIndex;
      const minutes = DAY - last.periodEnd + first.periodStart;
      if (free >= hours) enough = Math.min(enough, minutes);
      else short = Math.max(short, minutes);
    });
  });
  return { enough, short };
}

export const minRest: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherMinRestingHours', rest),
  teacherRule('ConstraintTeachersMinRestingHours', rest),
  studentsRule('ConstraintStudentsSetMinRestingHours', rest),
  studentsRule('ConstraintStudentsMinRestingHours', rest),
];
