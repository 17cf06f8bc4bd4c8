import {
  commands,
  createExampleSchool,
  type Draft,
  type DraftFile,
  serializeDraftFile,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SYNC_DELAY_MS } from './out-of-sync.ts';
import { createWorld, type Stored, type Window, type World } from './testing/windows.ts';

let world: World;
let saves: Stored[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saves = [];
  world = createWorld(({ to }) => saves.push(to));
});
afterEach(() => {
  world.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const name = ({ draftSession }: Window, schoolName: string) =>
  draftSession.store.run(commands.setSchoolName, { schoolName });
const fileOf = ({ draftSession }: Window, changes: Partial<Draft> = {}): string => {
  const file: DraftFile = draftSession.file();
  return serializeDraftFile({ ...file, dataStore: { ...file.dataStore, ...changes } });
};
const named = ({ schoolData }: Draft, schoolName: string) => ({ schoolData: { ...schoolData, schoolName } });

/** The example school under ids of its own, as from another file. */
function otherSchool(): Draft {
  const text = JSON.stringify(createExampleSchool());
  const ids = Object.keys({
    ...JSON.parse(text).teachers,
    ...JSON.parse(text).groups,
    ...JSON.parse(text).subjects,
  });
  return JSON.parse(ids.reduce((all, id) => all.replaceAll(`"${id}"`, `"other ${id}"`), text));
}

test.each<[string, (mine: Window) => unknown]>([
  [
    'a restored version',
    (mine) => {
      const text = fileOf(mine, named(mine.draftSession.draft, 'Earlier School'));
      world.replace(world.stored(text, { revertedFrom: 'v0' }));
    },
  ],
  [
    'an imported file with the same records',
    async (mine) => {
      name(mine, 'Imported School');
      await mine.saver.now('file-import');
    },
  ],
  ['a reset school', (mine) => mine.resetDraft('Empty School')],
  ['another school', (mine) => world.replace(world.stored(fileOf(mine, otherSchool())))],
])(
  '%s is opened instead of being merged, and what this window had not saved can be downloaded',
  async (_, replace) => {
    const [mine, theirs] = await world.open();
    name(theirs, 'Lake School');
    const unsaved = fileOf(theirs);
    await replace(mine);
    await vi.waitFor(() => expect(theirs.useOutOfSync.getState().active).toBe(true));
    await vi.waitFor(() => expect(theirs.useOutOfSync.getState().lost).toHaveLength(1));
    expect(theirs.useOutOfSync.getState().lost[0]?.file === unsaved).toBe(true);
    await vi.advanceTimersByTimeAsync(SYNC_DELAY_MS);
    await vi.waitFor(() => expect(theirs.useOutOfSync.getState().active).toBe(false));
    expect(fileOf(theirs) === world.current.text).toBe(true);
    expect(theirs.saver.isSaved).toBe(true);
    // The offer stays until it is dismissed.
    expect(theirs.useOutOfSync.getState().lost).toHaveLength(1);
  },
);

const reasonsOf = () => saves.map(({ saveReason }) => saveReason);

/** Another window saves, and this one has not heard of it yet. */
function saveUnheard(theirs: Window, from: Pick<Stored, 'revertedFrom'> = {}): void {
  world.current = world.stored(fileOf(theirs, named(theirs.draftSession.draft, 'Lake School')), from);
}

const replaceBy = ({ draftSession }: Window, draft: Draft) =>
  draftSession.store.run(commands.replaceDraft, { draft });

test.each(['reset', 'file-import'] as const)(
  'a school that takes the place of what another window has just saved is one version with its reason: %s',
  async (reason) => {
    const [mine, theirs] = await world.open();
    saveUnheard(theirs);
    replaceBy(mine, otherSchool());
    expect(await mine.saver.now(reason)).toBe(true);
    expect(reasonsOf()).toEqual([reason]);
    expect(world.current.text === fileOf(mine)).toBe(true);
    expect(mine.saver.isSaved).toBe(true);
  },
);

test('so is a school that is reset from the page of an error', async () => {
  const [mine, theirs] = await world.open();
  const stop = mine.draftSession.subscribe(() => {
    stop();
    saveUnheard(theirs);
  });
  expect(await mine.resetDraft('Empty School')).toBe(true);
  expect(reasonsOf()).toEqual(['reset']);
  expect(mine.draftSession.draft.schoolData.schoolName).toBe('Empty School');
});

test('a reset whose first save failed is a version of its own with the next one', async () => {
  const [mine] = await world.open();
  world.isOffline = true;
  replaceBy(mine, otherSchool());
  expect(await mine.saver.now('reset')).toBe(false);
  world.isOffline = false;
  expect(await mine.saver.now()).toBe(true);
  name(mine, 'Hill School');
  expect(await mine.saver.now()).toBe(true);
  expect(reasonsOf()).toEqual(['reset', null]);
});

test('an import that gives way to a restored version leaves no version', async () => {
  const [mine, theirs] = await world.open();
  saveUnheard(theirs, { revertedFrom: 'v0' });
  replaceBy(mine, otherSchool());
  const saving = mine.saver.now('file-import');
  await vi.waitFor(() => expect(mine.useOutOfSync.getState().active).toBe(true));
  await vi.advanceTimersByTimeAsync(SYNC_DELAY_MS);
  await saving;
  expect(saves).toEqual([]);
  expect(mine.draftSession.draft.schoolData.schoolName).toBe('Lake School');
});
