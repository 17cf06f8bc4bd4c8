import { type Draft, type Id, longestStructure, type Message, type PeriodWindow } from '@bellgrid/model';
import { periodsValue } from './message-values.ts';
import { lessonsOfPerson, type Person } from './person.ts';

/** "period 4", "periods 4 to 6": a window of periods of a person. */
export function windowMessage(draft: Draft, window: Person & PeriodWindow): Message {
  const [lesson] = lessonsOfPerson(draft, window);
  return lesson ? windowIn(lesson.structure, window) : windowOfAll(draft, window);
}

/** A window of periods of a rule for many. */
export const windowOfAll = (draft: Draft, window: PeriodWindow): Message =>
  windowIn(longestStructure(draft)?.id, window);

function windowIn(structure: Id | undefined, window: PeriodWindow): Message {
  const last = window.end - 1;
  return {
    code: `kinds.maxDaysInWindow.window.${window.start === last ? 'one' : 'range'}`,
    values: { first: periodsValue(structure, window.start), last: periodsValue(structure, last) },
  };
}
