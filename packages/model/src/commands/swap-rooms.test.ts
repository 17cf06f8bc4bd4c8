import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

/** French is in the lab; one lesson of art is in the gym, and none of maths has a room. */
function store() {
  const draft = smallSchool();
  for (const [id, classroom] of [
    ['french1', 'lab'],
    ['french2', 'lab'],
    ['art1', 'gym'],
  ] as const)
    Object.assign(draft.lessons[id] ?? {}, { classroom });
  return createDraftStore(draft, { checked: true });
}
const given = (lesson: string, classroom: string) => ({ lesson, classroom });

test('lessons take one another’s classrooms, also several that of one', () => {
  const school = store();
  school.run(commands.swapRooms, {
    rooms: [given('art1', 'lab'), given('french1', 'gym'), given('french2', 'gym')],
  });
  const { art1, french1, french2 } = school.draft.lessons;
  expect([art1, french1, french2].map((each) => each?.classroom)).toEqual(['lab', 'gym', 'gym']);
});

test('changes of rooms that are no exchange are refused', () => {
  const school = store();
  const before = school.draft;
  for (const rooms of [
    [given('art1', 'lab'), given('art1', 'lab')],
    [given('art1', 'lab'), given('french1', 'lab')],
    [given('art1', 'lab'), given('french1', 'home')],
    [given('french1', 'lab'), given('art1', 'gym')],
  ]) {
    expect(() => school.run(commands.swapRooms, { rooms })).toThrow('refusals.noExchange');
    expect(school.draft).toBe(before);
  }
});
