// @vitest-environment happy-dom
import { compareTimetables, type Draft, type Placement, placementsOf } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { forgetBroken, setBroken } from '../../document/pre-check/broken-rules.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { PreviewDetails } from './PreviewDetails.tsx';

afterEach(async () => {
  await closeDom();
  forgetBroken();
});

const OFFER = 'Generate again, changing as little as possible';
const whole = smallSchool({
  lessons: [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [0, 1] },
  ],
});

/** Opens a result in which every lesson has moved. */
async function open(draft: Draft): Promise<void> {
  openSchool(draft);
  const placements: Placement[] = placementsOf(draft).map((placement) => ({
    ...placement,
    timeSlot: { ...placement.timeSlot, day: 1 },
  }));
  const solution = { id: 's', status: 'FEASIBLE' as const, cost: 0, placements, unplaced: [] };
  const changes = compareTimetables(draft, placementsOf(draft), placements);
  await openWithLinks(
    <PreviewDetails draft={draft} shown={{ kind: 'preview', solution, quality: null, draft, changes }} />,
  );
}
const isOffered = () => elementsNamed('button', OFFER).length > 0;

test('to change as little as possible is offered only beside a schedule that asks for a change', async () => {
  await open(whole);
  await act(async () => setBroken(true, brokenNews(NONE_BROKEN, NONE_BROKEN)));
  expect(isOffered()).toBe(false);
  await act(async () => setBroken(true, brokenNews(NONE_BROKEN, { ...NONE_BROKEN, count: 1 })));
  expect(isOffered()).toBe(true);
});

test('it is offered beside a schedule with an unplaced lesson', async () => {
  await open(
    smallSchool({
      lessons: [
        { id: 'a', at: [0, 0] },
        { id: 'b', groups: ['9A'] },
      ],
    }),
  );
  expect(isOffered()).toBe(true);
});
