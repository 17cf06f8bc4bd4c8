import { type Command, commands, type Draft, type Id } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld, type Window, type World } from './testing/windows.ts';

let world: World;
beforeEach(() => {
  world = createWorld();
});
afterEach(() => world.end());

const run = ({ draftSession }: Window, ...[command, args]: [Command, unknown]) =>
  draftSession.store.run(command, args);
const draftOf = ({ draftSession }: Window): Draft => draftSession.draft;

const teacherIds = (window: Window): Id[] => Object.keys(draftOf(window).teachers);
const rename = (window: Window, id: Id, name: string) =>
  run(window, commands.setTeacher, { teacher: { ...draftOf(window).teachers[id], id, name } });

test('F11: changes of two windows are merged both ways, and each window undoes its own', async () => {
  const [mine, theirs] = await world.open();
  const [a = '', b = ''] = teacherIds(mine);
  const before = draftOf(mine).teachers[a]?.name;
  rename(mine, a, 'Ada Lake');
  rename(theirs, b, 'Ben Hill');
  await world.settle();
  for (const window of world.windows) {
    expect(draftOf(window).teachers[a]?.name).toBe('Ada Lake');
    expect(draftOf(window).teachers[b]?.name).toBe('Ben Hill');
  }
  mine.draftSession.store.undo();
  await world.settle();
  expect(draftOf(theirs).teachers[a]?.name).toBe(before);
  expect(draftOf(theirs).teachers[b]?.name).toBe('Ben Hill');
  expect(() => rename(theirs, a, 'Ada Moor') && theirs.draftSession.store.undo()).not.toThrow();
});

test('the user is asked about a record that both have changed, and the other changes are kept', async () => {
  const [mine, theirs] = await world.open();
  const [a = '', b = ''] = teacherIds(mine);
  const name = draftOf(mine).teachers[a]?.name;
  rename(mine, a, 'Ada Lake');
  await mine.saver.now();
  rename(theirs, a, 'Ada Hill');
  rename(theirs, b, 'Ben Hill');
  const following = theirs.followOthers();
  await vi.waitFor(() => expect(theirs.useConflict.getState().asked).not.toBeNull());
  const { asked } = theirs.useConflict.getState();
  expect(asked?.records).toEqual([{ part: 'teachers', id: a, name }]);
  asked?.answer(new Map([[`teachers.${a}`, 'mine']]));
  await following;
  await world.settle();
  for (const window of world.windows) {
    expect([a, b].map((id) => draftOf(window).teachers[id]?.name)).toEqual(['Ada Hill', 'Ben Hill']);
  }
});

test('an undo of what another window has changed since is refused with a message, and nothing is taken back', async () => {
  const [mine, theirs] = await world.open();
  const [a = ''] = teacherIds(mine);
  rename(mine, a, 'Ada Lake');
  await world.settle();
  rename(theirs, a, 'Ada Hill');
  await world.settle();
  const told = vi.spyOn(mine.toast, 'failure').mockReturnValue('');
  expect(mine.takeStep('undo')).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Changed in another window .*Ada Lake/),
  );
  expect(draftOf(mine).teachers[a]?.name).toBe('Ada Hill');
});

test('what the rules of the document change so that both sides fit together is told', async () => {
  const [mine, theirs] = await world.open();
  const { structures } = draftOf(mine).schoolData;
  const [structure = ''] = Object.keys(structures);
  const last = structures[structure]?.periods.at(-1)?.id;
  const lesson = Object.values(draftOf(mine).lessons).find(({ numPeriods }) => numPeriods === 1)?.id ?? '';
  const told = vi.spyOn(theirs.toast, 'lasting').mockReturnValue('');
  run(mine, commands.deletePeriod, { structure, period: last });
  run(theirs, commands.placeLesson, { lesson, at: { day: 0, start: 6 } });
  await mine.saver.now();
  await world.settle();
  expect(draftOf(theirs).lessons[lesson]?.timeSlot).toBeNull();
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'To fit both windows’ changes together: 1 lesson moves to the staging area.',
  );
});

test('a window that cannot read what another saved reports it, and goes on once it can', async () => {
  const [mine, theirs] = await world.open();
  const [a = ''] = teacherIds(mine);
  rename(mine, a, 'Ada Lake');
  const readable = world.current;
  world.current = world.stored('{}');
  await mine.saver.now();
  await mine.followOthers();
  expect(mine.useOutOfSync.getState().isStuck).toBe(true);
  expect(mine.saver.state).toMatchObject({ status: 'failed', gaveUp: true });
  world.current = { ...readable, id: 'repaired', hash: 'repaired' };
  await mine.followOthers();
  expect(mine.useOutOfSync.getState().isStuck).toBe(false);
  await world.settle();
  expect(draftOf(theirs).teachers[a]?.name).toBe('Ada Lake');
});

test('a save whose answer was lost is this window’s own: what is typed on is asked about by nobody', async () => {
  const [mine, theirs] = await world.open();
  const [a = ''] = teacherIds(mine);
  rename(mine, a, 'Ada L');
  world.losesAnswers = true;
  expect(await mine.saver.now()).toBe(false);
  world.losesAnswers = false;
  world.isOffline = true;
  for (const name of ['Ada La', 'Ada Lak', 'Ada Laki', 'Ada Lakis']) {
    rename(mine, a, name);
    expect(await mine.saver.now()).toBe(false);
  }
  world.isOffline = false;
  rename(mine, a, 'Ada Lake');
  await mine.saver.now();
  await world.settle();
  expect(mine.useConflict.getState().asked).toBeNull();
  expect(draftOf(theirs).teachers[a]?.name).toBe('Ada Lake');
});

test('changes are merged also when the version that they began from was deleted, after an older import', async () => {
  const [mine, theirs] = await world.open();
  const [a = '', b = ''] = teacherIds(mine);
  rename(theirs, a, 'Ada Moor');
  await theirs.saver.now('file-import');
  await world.settle();
  rename(theirs, a, 'Ada Hill');
  await theirs.saver.now('export');
  await world.settle();
  world.delete(world.current);
  rename(mine, b, 'Ben Hill');
  rename(theirs, a, 'Ada Lake');
  await theirs.saver.now('export');
  await world.settle();
  expect(mine.useOutOfSync.getState()).toMatchObject({ active: false, lost: [] });
  for (const window of world.windows) {
    expect([a, b].map((id) => draftOf(window).teachers[id]?.name)).toEqual(['Ada Lake', 'Ben Hill']);
  }
});
