import { expect, test } from 'vitest';
import { scheduleFileName } from './schedule-file-name.ts';

const parts = {
  school: 'Hill School',
  view: 'Individual',
  schedule: 'Schedule',
  day: '2026-11-23',
  revision: 2,
};

test('a file has the name of the school, the view, the word Schedule, the date and the version', () => {
  expect(scheduleFileName({ ...parts, only: null })).toBe('Hill School Individual Schedule 2026-11-23 v2');
  expect(scheduleFileName({ ...parts, school: '', view: 'Global', only: null })).toBe(
    'Global Schedule 2026-11-23 v2',
  );
});

test('the only schedule of a file is named too, without characters that a file name cannot have', () => {
  expect(scheduleFileName({ ...parts, only: '7A/B: "x"\u0007' })).toBe(
    'Hill School Individual 7A B x Schedule 2026-11-23 v2',
  );
  expect(scheduleFileName({ ...parts, only: 'Hill School' })).toBe(
    'Hill School Individual Schedule 2026-11-23 v2',
  );
  expect(scheduleFileName({ ...parts, only: 'x'.repeat(300) }).length).toBeLessThanOrEqual(150);
});
