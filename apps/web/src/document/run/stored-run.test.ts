import { createDraft, type MessageValue } from '@bellgrid/model';
import { readSolverEvent } from '@bellgrid/protocol';
import { createTexts, messageText } from '@bellgrid/texts';
import { expect, it } from 'vitest';

const base = { kind: 'text', text: 'Ann' } as const;
const part: MessageValue = { kind: 'text', text: 'Mon' };
const parts = { base, lessons: base, day: part, days: part, place: part, cells: part, window: part };

it.each([
  ['atMostAtATime.violation', { found: 3, max: 2 }, 'Ann: 3 at once on Mon, at most 2 allowed'],
  [
    'lastPeriodShare.violation',
    { count: 3, max: 2 },
    'Ann has 3 lessons in the last period of a day, at most 2 wanted',
  ],
  [
    'maxBuildingChangesPerDay.violation',
    { count: 3, max: 0 },
    'Ann changes building 3 times on Mon, none wanted',
  ],
  [
    'maxDaysInWindow.violation',
    { count: 3, max: 2 },
    'Ann has lessons Mon on 3 days (Mon), at most 2 allowed',
  ],
  ['maxGapsPerDay.violation', { count: 3, max: 2 }, 'Ann has 3 gaps on Mon, at most 2 wanted'],
  ['maxGapsPerWeek.violation', { count: 3, max: 2 }, 'Ann has 3 gaps a week, at most 2 wanted'],
  ['mostMoves.violation', { count: 3, most: 2 }, 'Moved lessons count as 3, at most 2 allowed'],
  [
    'occupyAtMost.violation',
    { count: 3, max: 2 },
    'Ann use 3 of the chosen periods (Mon), at most 2 allowed',
  ],
  ['teacherMaxDays.violation', { count: 3 }, 'Ann teaches on 3 days (Mon)'],
  ['maxGapsPerWeek.rule', { count: 2 }, 'Ann has at most 2 gaps a week'],
  ['atMostAtATime.rule', { max: 2 }, 'Ann: at most 2 at a time in these periods (Mon)'],
  ['occupyAtMost.rule', { max: 2 }, 'Ann: at most 2 of these periods in use (Mon)'],
])(
  '%s of a run that was stored before its text named other values is a whole sentence',
  (text, values, said) => {
    const finding = { code: `kinds.${text}`, values: { ...parts, ...values }, about: {} };
    const event = readSolverEvent({ event: 'preCheckFinding', finding });
    if (event.event !== 'preCheckFinding') throw new Error(`${event.event} was read.`);
    expect(messageText(createTexts(), createDraft(), event.finding)).toBe(said);
  },
);
