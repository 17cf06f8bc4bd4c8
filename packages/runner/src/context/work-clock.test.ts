import { expect, it } from 'vitest';
import { Deadline } from './deadline.ts';
import { WorkClock } from './work-clock.ts';

it('counts work, whatever the time, until its watchdog ends all of it', () => {
  let time = 0;
  const work = new WorkClock(() => time, 1000);
  const part = Deadline.after({ seconds: 2 }, work.now);
  time = 999;
  expect([part.isLate, work.endReason]).toEqual([false, 'stepLimit']);
  work.count('search', 60_000);
  expect(part.isLate).toBe(true);
  time = 1000;
  // Work that was done by then is not cut short.
  expect([work.endReason, work.isCut]).toEqual(['timeLimit', false]);
  // Also what begins only now is late.
  expect(Deadline.after({ seconds: 2 }, work.now).isLate).toBe(true);
  expect(Deadline.after({ seconds: 2 }, work.now).part(500).isLate).toBe(true);
  expect(work.isCut).toBe(true);
});
