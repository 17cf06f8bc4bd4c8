import type { Draft, Message, PeriodWindow } from '@bellgrid/model';
import { periodsValue } from './message-values.ts';
import { lessonsOfPerson, type Person } from './person.ts';

/** "period 4", "periods 4 to 6": a window of periods of a person. */
export function windowMessage(draft: Draft, window: Person & PeriodWindow): Message {
  const structure = lessonsOfPerson(draft, window)[0]?.structure;
  const last = window.end - 1;
  return {
    code: `kinds.maxDaysInWindow.window.${window.start === last ? 'one' : 'range'}`,
    values: { first: periodsValue(structure, window.start), last: periodsValue(structure, last) },
  };
}
