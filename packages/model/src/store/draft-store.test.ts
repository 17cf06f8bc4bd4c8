import { describe, expect, test } from 'vitest';
import { commands } from '../commands/registry.ts';
import { smallSchool } from '../testing/school.ts';
import { CommandRefused } from './command-refused.ts';
import { applyDiff, diffDrafts, invertDiff } from './diff.ts';
import { createDraftStore } from './draft-store.ts';
import type { DraftChange } from './edit-history.ts';

function storeOf(draft = smallSchool()) {
  return createDraftStore(draft, { checked: true });
}

describe('the draft store', () => {
  test('a command gives a diff and leaves everything else the same objects', () => {
    const store = storeOf();
    const before = store.draft;
    const diff = store.run(commands.placeLesson, { lesson: 'maths2', at: { day: 3, start: 4 } });
    const [from, to] = diff.lessons?.updated.maths2 ?? [];
    expect([from?.timeSlot, to?.timeSlot]).toEqual([null, { day: 3, start: 4, end: 5 }]);
    expect(Object.keys(diff)).toEqual(['lessons']);
    expect(store.draft).not.toBe(before);
    expect(store.draft.subjects).toBe(before.subjects);
    expect(store.draft.lessons.maths1).toBe(before.lessons.maths1);
    expect(before.lessons.maths2?.timeSlot).toBe(null);
  });

  test('undo and redo walk the history and name the step', () => {
    const store = storeOf();
    const states = [store.draft];
    store.run(commands.setSchoolName, { schoolName: 'North' });
    states.push(store.draft);
    store.run(commands.deleteGroup, { ids: ['9a'] });
    states.push(store.draft);
    expect(store.canUndo).toEqual({ command: 'deleteGroup', label: 'command.deleteGroup' });
    expect(store.canRedo).toBe(null);
    store.undo();
    expect(store.draft).toEqual(states[1]);
    expect(store.canRedo?.command).toBe('deleteGroup');
    store.undo();
    expect(store.draft).toEqual(states[0]);
    expect(store.undo()).toBe(null);
    store.redo();
    store.redo();
    expect(store.draft).toEqual(states[2]);
    expect(store.redo()).toBe(null);
  });

  test('a step may have a name of its own, which it keeps', () => {
    const store = storeOf();
    const name = { label: 'solver.found.step', about: 'Leave 9A out' };
    store.run(commands.deleteGroup, { ids: ['9a'] }, name);
    const step = { command: 'deleteGroup', ...name };
    expect(store.canUndo).toEqual(step);
    store.undo();
    expect([store.canUndo, store.canRedo]).toEqual([null, step]);
  });

  test('a new step clears redo; no change is no step', () => {
    const store = storeOf();
    store.run(commands.setSchoolName, { schoolName: 'North' });
    store.undo();
    store.run(commands.setSchoolName, { schoolName: 'Test school' });
    expect(store.canUndo).toBe(null);
    expect(store.canRedo?.command).toBe('setSchoolName');
    store.run(commands.setSchoolName, { schoolName: 'South' });
    expect(store.canRedo).toBe(null);
  });

  test('tells subscribers each change once, until they leave', () => {
    const store = storeOf();
    const seen: DraftChange['kind'][] = [];
    const leave = store.subscribe((change) => seen.push(change.kind));
    store.run(commands.setSchoolName, { schoolName: 'North' });
    store.run(commands.setSchoolName, { schoolName: 'North' });
    store.undo();
    store.redo();
    store.reset(smallSchool());
    leave();
    store.run(commands.setSchoolName, { schoolName: 'West' });
    expect(seen).toEqual(['run', 'undo', 'redo', 'reset']);
  });

  test('a refused command leaves the draft as it was', () => {
    const store = storeOf();
    const before = store.draft;
    const refusalOf = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        return error instanceof CommandRefused ? error.code : error;
      }
      return null;
    };
    expect(refusalOf(() => store.run(commands.placeLesson, { lesson: 'ghost', at: null }))).toBe('not-found');
    const twoPlaces = [
      { lesson: 'maths1', at: null },
      { lesson: 'maths3', at: { day: 0, start: 5 } },
    ];
    expect(refusalOf(() => store.run(commands.placeLessons, { places: twoPlaces }))).toBe('not-allowed');
    expect(refusalOf(() => store.run(commands.lockLesson, { ids: [], locked: true }))).toBe(
      'invalid-arguments',
    );
    expect(store.draft).toBe(before);
    expect(store.canUndo).toBe(null);
  });
});

test('a diff leads from one draft to the other, and its inverse back', () => {
  const store = storeOf();
  const before = store.draft;
  const diff = store.run(commands.deleteSubject, { ids: ['french', 'art'] });
  expect(applyDiff(before, diff)).toEqual(store.draft);
  expect(applyDiff(store.draft, invertDiff(diff))).toEqual(before);
  expect(diffDrafts(before, store.draft)).toEqual(diff);
  expect(diffDrafts(before, structuredClone(before))).toEqual({});
});
