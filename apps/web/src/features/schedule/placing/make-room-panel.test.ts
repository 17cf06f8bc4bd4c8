// @vitest-environment happy-dom
import { commands, type Draft, LEVEL, runCommand } from '@bellgrid/model';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { elementsNamed, meanwhile, until, use } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { cardOf, closeSchedule, openSchedule } from '../testing/schedule-in-dom.ts';
import { askForRoom } from './make-room.ts';
import { usePlacing } from './placing-store.ts';
import { useMakeRoomInProcess } from './testing/make-room-thread.ts';

beforeAll(useMakeRoomInProcess);
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(closeSchedule);

/** Latin and Art have the only time of 9A, and one of them must be out of it. */
function fullSchool() {
  const lessons = [
    { id: 'Latin', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Art', groups: ['9A'], teachers: ['Ben'] },
  ];
  return openOnly(smallSchool({ lessons }), 1);
}

/** 9A has school in the first periods of the first day alone. */
function openOnly(draft: Draft, count: number): Draft {
  const days = draft.schoolData.days.map((_, day) => day);
  const periods = draft.schoolData.structures.s?.periods.map((_, period) => period) ?? [];
  const cells = days.flatMap((day) => periods.map((period) => ({ day, period })));
  return runCommand(draft, commands.setCalendarCells, {
    ...{ type: 'group', bases: ['9A'], structure: 's', level: LEVEL.HARD },
    cells: cells.slice(count),
  });
}

test('a proposal that leaves a lesson without a time says so, also that the place is elsewhere', async () => {
  await openSchedule(fullSchool(), 'classes');
  for (const [start, title, words] of [
    [0, /^Make room for Art, 9A/, 'No place was found without taking another lesson’s'],
    // The wanted cell is not where the proposals are.
    [1, /^Find a place for Art, 9A$/, 'Elsewhere: 1 proposal that takes the place of other lessons'],
  ] as const) {
    await meanwhile(() => askForRoom({ kind: 'cell', lessons: ['Art'], at: { day: 0, start } }));
    const panel = await until(() => {
      const shown = elementsNamed('section', title)[0];
      return shown?.textContent?.includes(words) ? shown : null;
    });
    expect(panel.querySelector('li button')?.textContent).toContain('1 lesson without a time');
    expect(panel.textContent).not.toContain('As good as before');
    // From right to left it points the other way.
    expect(panel.querySelector('[aria-label=to]')?.classList).toContain('mirrored');
    // Messages are where they cover no button of the panel.
    expect(document.documentElement.dataset.makingRoom).toBe('');
  }
  expect(draftSession.draft.lessons.Art?.timeSlot).toBeNull();
  await closeSchedule();
  expect(document.documentElement.dataset.makingRoom).toBeUndefined();
});

test('a proposal says which gaps it closes, also in a school without a rule on gaps', async () => {
  const lessons = [
    { id: 'Latin', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Greek', groups: ['9A'], teachers: ['Ada'], at: [0, 2] as const },
    { id: 'Art', groups: ['9A'], teachers: ['Ben'] },
  ];
  const draft = smallSchool({ lessons });
  await openSchedule(openOnly(draft, 3), 'classes');
  await meanwhile(() => askForRoom({ kind: 'place', lesson: 'Art' }));
  const proposal = await until(() =>
    elementsNamed('section', /^Find a place for Art, 9A$/)[0]?.querySelector('li button'),
  );
  const change = proposal.querySelector('[data-tone]');
  expect(change?.textContent).toBe('\u200e\u22121 class gap');
  expect(change?.getAttribute('data-tone')).toBe('better');
});

test('a place is found for the lesson in the hand that has none, which is the way on a phone', async () => {
  const lessons = [
    { id: 'Latin', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Art', groups: ['9A'], teachers: ['Ben'] },
  ];
  await openSchedule(openOnly(smallSchool({ lessons }), 2), 'classes');
  const find = () => elementsNamed('button', 'Find a place')[0];
  await use(cardOf('Latin'), ' ');
  expect([usePlacing.getState().held?.lessons, find()]).toEqual([['Latin'], undefined]);
  await use(elementsNamed('button', 'Cancel')[0]);
  await use(cardOf('Art'), ' ');
  await use(find());
  expect(usePlacing.getState().held).toBeNull();
  await use(
    await until(() => elementsNamed('section', /^Find a place for Art, 9A$/)[0]?.querySelector('li button')),
  );
  expect(draftSession.draft.lessons.Art?.timeSlot).toMatchObject({ day: 0, start: 1 });
});
