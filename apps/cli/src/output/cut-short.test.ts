import { expect, it } from 'vitest';
import { cutShortBy } from './cut-short.ts';

it('says of what has no timetable that the search for repairs was cancelled', () => {
  expect(cutShortBy('INFEASIBLE', true)).toMatchObject({ json: { cutShort: true } });
  expect(cutShortBy('INFEASIBLE', true).lines[0]).toContain('there may be more');
  expect(cutShortBy('INFEASIBLE', false)).toEqual({ json: {}, lines: [] });
  expect(cutShortBy('CANCELLED', true)).toEqual({ json: {}, lines: [] });
});
