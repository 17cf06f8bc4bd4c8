import {
  commands,
  createExampleSchool,
  type Draft,
  type DraftFile,
  serializeDraftFile,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SYNC_DELAY_MS } from './out-of-sync.ts';
import { createWorld, type Window, type World } from './testing/windows.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  world = createWorld();
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
