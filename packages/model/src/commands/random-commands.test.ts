import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../commands/define-command.ts';
import type { Draft } from '../draft/draft.ts';
import { loadDraftFile } from '../file/load-draft-file.ts';
import { CommandRefused } from '../store/command-refused.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { mutate } from '../testing/mutate.ts';
import { createDice, randomArgs } from '../testing/random-args.ts';
import { rounds } from '../testing/rounds.ts';
import { smallSchool } from '../testing/school.ts';
import { seeded } from '../testing/seeded.ts';
import { commands } from './registry.ts';

/** The small school, or half of the time the rest of it after its file was damaged. */
function randomDraft(random: () => number): Draft {
  if (random() < 0.5) return smallSchool();
  const loaded = loadDraftFile(mutate(random));
  return loaded.ok ? loaded.file.dataStore : smallSchool();
}

const names = Object.keys(commands) as (keyof typeof commands)[];

test(
  'random commands keep the draft valid, undo to the very same document and redo to the last',
  () => {
    const succeeded = new Set<string>();
    const property = fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const initial = randomDraft(random);
      const store = createDraftStore(initial, { checked: true });
      const isBuilt = Object.values(initial.schoolData.structures).every((each) => !each.isUninitialized);
      if (isBuilt && random() < 0.5) store.run(commands.addStructure, { id: 'second', name: 'Second' });
      for (let count = 0; count < 25; count += 1) {
        // Half of them from those that have not succeeded yet: some rarely find what they need.
        const open = random() < 0.5 ? names.filter((each) => !succeeded.has(each)) : [];
        const from = open.length > 0 ? open : names;
        const name = from[Math.floor(random() * from.length)] ?? 'setSchoolName';
        const command: Command = commands[name];
        const before = store.draft;
        try {
          store.run(command, randomArgs[name](createDice(random, before), before));
          if (store.draft !== before) succeeded.add(name);
        } catch (error) {
          if (!(error instanceof CommandRefused)) throw error;
          expect(store.draft).toBe(before);
        }
      }
      const last = store.draft;
      while (store.canUndo) store.undo();
      expect(store.draft).toEqual(initial);
      while (store.canRedo) store.redo();
      expect(store.draft).toEqual(last);
    });
    fc.assert(property, { seed: 5, numRuns: 40 * rounds, endOnFailure: true });
    expect(names.filter((name) => !succeeded.has(name))).toEqual([]);
  },
  60_000 * rounds,
);

test('a command on a missing id is refused as such', () => {
  const store = createDraftStore(smallSchool());
  for (const name of [
    'deleteGroup',
    'deleteTeacher',
    'deleteSubject',
    'deleteClassroom',
    'deleteLesson',
  ] as const) {
    expect(() => store.run(commands[name], { ids: ['ghost'] })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  }
});
