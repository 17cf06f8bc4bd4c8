// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { elementsNamed, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { closeSchedule, openSchedule } from './testing/schedule-in-dom.ts';

const school = () =>
  smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Latin', groups: ['9B'], teachers: ['Ben'], at: [1, 2] },
      { id: 'Songs', groups: ['9C'], teachers: ['Cy'], at: [3, 0] },
    ],
  });

/** The items in sight: views that were left are kept hidden. */
const blocks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((each) => !each.closest('[data-kept]'))
    .map((each) => each.dataset.block);
const button = (name: RegExp) => elementsNamed<HTMLButtonElement>('button', name)[0];
const previous = () => button(/^Previous/);
const next = () => button(/^Next/);

afterEach(closeSchedule);

describe.each([
  ['classes', ['9A', '9B', '9C']],
  ['teachers', ['Ada', 'Ben', 'Cy']],
])('one of the %s', (view, names) => {
  const [first, middle, last] = names;

  test('is shown alone, and the buttons beside it lead to its neighbours', async () => {
    await openSchedule(school(), `${view}/${middle}`);
    expect(blocks()).toEqual([`${middle}/s`]);
    expect([previous()?.title, next()?.title]).toEqual([first, last]);
    await use(next());
    expect(blocks()).toEqual([`${last}/s`]);
    expect(next()?.disabled).toBe(true);
    await use(previous());
    await use(previous());
    expect(blocks()).toEqual([`${first}/s`]);
    expect(previous()?.disabled).toBe(true);
  });
});

test('where all are shown there are no such buttons', async () => {
  await openSchedule(school(), 'classes');
  expect(blocks()).toHaveLength(3);
  expect([previous(), next()]).toEqual([undefined, undefined]);
});
