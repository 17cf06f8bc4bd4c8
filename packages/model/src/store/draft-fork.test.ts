import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/define-command.ts';
import { commands } from '../commands/registry.ts';
import { createDice, randomArgs } from '../testing/random-args.ts';
import { rounds } from '../testing/rounds.ts';
import { smallSchool } from '../testing/school.ts';
import { seeded } from '../testing/seeded.ts';
import { CommandRefused } from './command-refused.ts';
import { diffDrafts, isEmptyDiff, type RecordMapName, recordMaps } from './diff.ts';
import { createDraftStore, type EditableDraft } from './draft-store.ts';
import { isSame } from './is-same.ts';
import { backLists, mergeDrafts } from './merge-drafts.ts';

const storeOf = (draft = smallSchool()) => createDraftStore(draft, { checked: true });
const SAVE = { label: 'save' };
const teacher = (id: string, name = id) => ({ teacher: { id, name } });
/** A record that both sides have changed: each field as the side has it that changed it, the ids of a back list of both. */
function joinedFields(part: RecordMapName, was: object, mine: object, other: object): object {
  const [before, own, theirs] = [was, mine, other].map((each) => each as Record<string, unknown>);
  const joined = Object.entries({ ...own, ...theirs }).map(([field, value]) => {
    if (isSame(before?.[field], own?.[field])) return [field, value];
    if (isSame(before?.[field], value) || field !== backLists[part]) return [field, own?.[field]];
    const [old, added, kept] = [before, own, theirs].map((each) => each?.[field] as string[]);
    const gone = old?.filter((id) => !added?.includes(id));
    return [
      field,
      [...new Set([...(kept ?? []), ...(added ?? [])])].filter(
        (id) => !gone?.includes(id) && (kept?.includes(id) || !old?.includes(id)),
      ),
    ];
  });
  return Object.fromEntries(joined);
}
const names = (store: EditableDraft) => Object.values(store.draft.teachers).map(({ name }) => name);

describe('a fork', () => {
  test('has changes and steps of its own, until they become one step of its parent', () => {
    const store = storeOf();
    const before = store.draft;
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('eve'));
    fork.run(commands.setTeacher, teacher('eve', 'Eve'));
    fork.undo();
    expect([fork.draft.teachers.eve?.name, fork.canRedo?.command]).toEqual(['eve', 'setTeacher']);
    fork.redo();
    expect([store.draft, store.canUndo]).toEqual([before, null]);
    const diff = fork.squash({ label: 'save', about: 'Eve' });
    expect(Object.keys(diff.teachers?.added ?? {})).toEqual(['eve']);
    expect(store.canUndo).toEqual({ command: 'squash', label: 'save', about: 'Eve' });
    expect([store.draft, fork.draft.teachers.eve?.name]).toEqual([fork.draft, 'Eve']);
    store.undo();
    expect(store.draft).toEqual(before);
  });

  test('whose changes the parent refuses keeps them, and its history', () => {
    const refusal = { code: 'refusals.noLicence', values: { teachers: 1 } } as const;
    const store = createDraftStore(smallSchool(), { checked: true, refusal: () => refusal });
    const before = store.draft;
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('eve'));
    fork.run(commands.setTeacher, teacher('eve', 'Eve'));
    const { changes } = fork;
    expect(() => fork.squash(SAVE)).toThrow(CommandRefused);
    expect([store.draft, fork.base, fork.changes]).toEqual([before, before, changes]);
    fork.undo();
    expect(fork.draft.teachers.eve?.name).toBe('eve');
  });

  test('that changes nothing makes no step', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setSchoolName, { schoolName: 'North' });
    fork.run(commands.setSchoolName, { schoolName: 'Test school' });
    expect(fork.steps).toHaveLength(2);
    expect(fork.squash(SAVE)).toEqual({});
    expect([store.canUndo, fork.canUndo]).toEqual([null, null]);
  });

  test('continues after its changes were squashed, with nothing to undo', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('eve'));
    fork.squash(SAVE);
    expect([fork.canUndo, fork.changes]).toEqual([null, {}]);
    fork.run(commands.setTeacher, teacher('ida'));
    fork.squash(SAVE);
    store.undo();
    expect(names(store)).toEqual(['ada', 'ben', 'cem', 'eve']);
  });

  test('of a fork makes one step of that fork', () => {
    const store = storeOf();
    const form = store.fork();
    const dialog = form.fork();
    dialog.run(commands.setTeacher, teacher('eve'));
    dialog.run(commands.setTeacher, teacher('ida'));
    dialog.squash(SAVE);
    expect([names(form).length, names(store).length, form.steps.length]).toEqual([5, 3, 1]);
    form.squash(SAVE);
    expect(names(store)).toEqual(['ada', 'ben', 'cem', 'eve', 'ida']);
  });

  test('keeps the typing in one field together as one step', () => {
    const fork = storeOf().fork();
    const type = (schoolName: string) =>
      fork.run(commands.setSchoolName, { schoolName }, { ...SAVE, field: 'name', isTyped: true });
    const name = () => fork.draft.schoolData.schoolName;
    type('N');
    type('No');
    fork.run(commands.setTeacher, teacher('eve'));
    type('North');
    expect(fork.steps).toHaveLength(3);
    fork.undo();
    expect(name()).toBe('No');
    fork.undo();
    fork.undo();
    expect([name(), fork.canUndo]).toEqual(['Test school', null]);
    type('N');
    type('Test school');
    expect(fork.canUndo).toBe(null);
  });

  test('forgets a choice that is taken back before anything else is chosen, and still undoes each choice', () => {
    const store = storeOf();
    const fork = store.fork();
    const { ada } = store.draft.teachers;
    if (!ada) throw new Error('the small school has ada');
    const choose = (...subjects: string[]) =>
      fork.run(commands.setTeacher, { teacher: { ...ada, subjects } }, { ...SAVE, field: 'subjects' });
    choose();
    expect(fork.draft.lessons.maths1?.timeSlot).toBe(null);
    choose('french');
    choose('maths', 'french');
    expect(fork.changes).toEqual({});
    fork.undo();
    expect(fork.draft.teachers.ada?.subjects).toEqual(['french']);
    fork.undo();
    fork.undo();
    expect([fork.canUndo, fork.draft]).toEqual([null, store.draft]);
  });

  test('keeps a step without changes where its name says so, which is no step of its parent', () => {
    const store = storeOf();
    const fork = store.fork();
    const name = { ...SAVE, isKept: true };
    fork.run(commands.setSchoolName, { schoolName: 'Test school' }, name);
    fork.runAll(name, () => {});
    expect([fork.steps.length, fork.changes]).toEqual([2, {}]);
    expect(fork.undo()).toEqual({});
    fork.squash(SAVE);
    expect(store.canUndo).toBe(null);
  });

  test('runs several commands as one step, or none of them', () => {
    const fork = storeOf().fork();
    const addAll = (...ids: string[]) =>
      fork.runAll(SAVE, (run) => {
        for (const id of ids) run(commands.duplicateTeacher, { id: 'ada', newId: id, name: id });
      });
    addAll('eve', 'ida');
    expect(() => addAll('mia', 'eve')).toThrow('refusals.alreadyExists');
    expect([names(fork), fork.steps.length]).toEqual([['ada', 'ben', 'cem', 'eve', 'ida'], 1]);
    fork.undo();
    expect(names(fork)).toEqual(['ada', 'ben', 'cem']);
  });
});

describe('a fork whose parent changes', () => {
  test('has the changes of both, notifies, and undoes its own only', () => {
    const store = storeOf();
    const fork = store.fork();
    const seen: string[] = [];
    fork.subscribe(({ kind }) => seen.push(kind));
    fork.run(commands.setTeacher, teacher('eve'));
    store.run(commands.setTeacher, teacher('ida'));
    expect(seen).toEqual(['run', 'rebase']);
    expect([names(fork).sort(), fork.conflicts]).toEqual([['ada', 'ben', 'cem', 'eve', 'ida'], []]);
    // Both counted one more colour.
    expect(fork.draft.pickedColors.teachers).toBe(2);
    fork.undo();
    expect(fork.draft).toEqual(store.draft);
    fork.redo();
    fork.squash(SAVE);
    expect(store.draft.pickedColors.teachers).toBe(2);
    store.undo();
    expect(names(store)).toEqual(['ada', 'ben', 'cem', 'ida']);
  });

  test('takes the fields of one record from the side that changed them', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('ben', 'Benjamin'));
    const { ben } = store.draft.teachers;
    if (!ben) throw new Error('no ben');
    store.run(commands.setTeacher, { teacher: { ...ben, color: '#112233' } });
    expect([fork.conflicts, fork.draft.teachers.ben?.color]).toEqual([[], '#112233']);
    fork.undo();
    expect(fork.draft.teachers.ben).toMatchObject({ name: 'ben', color: '#112233' });
    fork.redo();
    fork.squash(SAVE);
    expect(store.draft.teachers.ben).toMatchObject({ name: 'Benjamin', color: '#112233' });
    store.undo();
    expect(store.draft.teachers.ben).toMatchObject({ name: 'ben', color: '#112233' });
  });

  test('is refused where both changed the same field, names the record as it was, and nothing is lost', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('ben', 'Benjamin'));
    store.run(commands.setTeacher, teacher('ben', 'Benedict'));
    const after = store.draft;
    expect(fork.conflicts).toContainEqual({ part: 'teachers', id: 'ben', name: 'ben' });
    expect(fork.draft.teachers.ben?.name).toBe('Benjamin');
    expect(() => fork.squash(SAVE)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(() => fork.squash(SAVE)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'refusals.changedMeanwhile' }) }),
    );
    expect(store.draft).toBe(after);
    store.undo();
    expect(fork.conflicts).toEqual([]);
    fork.squash(SAVE);
    expect(store.draft.teachers.ben?.name).toBe('Benjamin');
  });

  test('fits again when its own change is undone', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('eve'));
    fork.run(commands.setSchoolName, { schoolName: 'North' });
    store.run(commands.setSchoolName, { schoolName: 'South' });
    expect(fork.conflicts).toEqual([{ part: 'schoolData', id: 'schoolName', name: '' }]);
    fork.undo();
    expect([fork.conflicts, fork.draft.schoolData.schoolName]).toEqual([[], 'South']);
    // The step that no longer fits cannot be done again.
    expect([fork.canRedo, fork.canUndo?.command]).toEqual([null, 'setTeacher']);
  });

  test('is refused where the two together point at nothing', () => {
    const store = storeOf();
    const fork = store.fork();
    const constraint = {
      id: 'n',
      type: 'subject',
      base: 'club',
      constraint: 'before',
      other: 'german',
    } as const;
    fork.run(commands.addConstraint, { constraint });
    store.run(commands.deleteSubject, { ids: ['german'] });
    expect(fork.conflicts).toEqual([{ part: 'constraints', id: 'n', name: '' }]);
    expect(() => fork.squash(SAVE)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  test('of a fork has the conflicts of that one', () => {
    const store = storeOf();
    const form = store.fork();
    form.run(commands.setTeacher, teacher('ben', 'Benjamin'));
    const dialog = form.fork();
    dialog.run(commands.setTeacher, teacher('eve'));
    store.run(commands.setTeacher, teacher('ben', 'Benedict'));
    expect(dialog.conflicts.map(({ id }) => id)).toContain('ben');
    expect(() => dialog.squash(SAVE)).toThrow(expect.objectContaining({ code: 'conflict' }));
    store.undo();
    dialog.squash(SAVE);
    form.squash(SAVE);
    expect(names(store)).toEqual(['ada', 'Benjamin', 'cem', 'eve']);
  });

  test('follows a parent that was reset to another state of the document', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setTeacher, teacher('eve'));
    const other = storeOf();
    other.run(commands.setTeacher, teacher('ada', 'Ada Hill'));
    store.reset(other.draft);
    fork.squash(SAVE);
    expect(names(store)).toEqual(['Ada Hill', 'ben', 'cem', 'eve']);
    expect(fork.conflicts).toEqual([]);
  });

  test('merges settings one by one', () => {
    const store = storeOf();
    const fork = store.fork();
    fork.run(commands.setConfig, { changes: { similarSchedule: true } });
    fork.run(commands.renameStructure, { id: 's', name: 'Lower school' });
    store.run(commands.setConfig, { changes: { solverTimeout: 120 } });
    store.run(commands.setDay, { id: 'day-1', label: 'First' });
    expect(fork.draft.config).toMatchObject({ similarSchedule: true, solverTimeout: 120 });
    expect(fork.draft.schoolData.days[0]?.label).toBe('First');
    expect(fork.draft.schoolData.structures.s?.name).toBe('Lower school');
  });
});

const drawn = (Object.keys(commands) as (keyof typeof commands)[]).filter((name) => name !== 'replaceDraft');
type Edit = readonly [command: Command, args: unknown];

/** Runs drawn commands, with some undone and done again; returns those that were not refused, in their order. */
function runDrawn(store: EditableDraft, random: () => number, count: number): Edit[] {
  const edits: Edit[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = drawn[Math.floor(random() * drawn.length)] ?? 'setSchoolName';
    const command: Command = commands[name];
    const args = randomArgs[name](createDice(random, store.draft), store.draft);
    try {
      store.run(command, args);
      edits.push([command, args]);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
    }
    if (random() < 0.2 && store.undo()) store.redo();
  }
  return edits;
}

describe('with drawn commands', () => {
  const forked = (check: (random: () => number) => void) =>
    fc.assert(
      fc.property(fc.integer(), (seed) => check(seeded(seed))),
      { seed: 11, numRuns: 60 * rounds, endOnFailure: true },
    );

  test('a squashed fork equals the commands on the parent, and one undo brings the parent back', () => {
    forked((random) => {
      const store = storeOf();
      const before = store.draft;
      const fork = store.fork();
      const edits = runDrawn(fork, random, 12);
      expect(store.draft).toBe(before);
      const direct = storeOf();
      for (const [command, args] of edits) direct.run(command, args);
      fork.squash(SAVE);
      expect(store.draft).toEqual(direct.draft);
      const isStep = store.canUndo !== null;
      expect(isStep).toBe(!isEmptyDiff(diffDrafts(before, direct.draft)));
      store.undo();
      expect(store.draft).toEqual(before);
      store.redo();
      expect(store.draft).toEqual(direct.draft);
    });
  });

  test('a fork of a changed parent is merged with every change of both, or refused with none lost', () => {
    const outcomes = { merged: 0, refused: 0 };
    forked((random) => {
      const store = storeOf();
      const base = store.draft;
      const fork = store.fork();
      runDrawn(fork, random, 1 + Math.floor(random() * 3));
      const own = fork.draft;
      runDrawn(store, random, 1 + Math.floor(random() * 3));
      const theirs = store.draft;
      const isOverlapping = mergeDrafts(base, own, theirs, { within: 'fields' }).conflicts.length > 0;
      try {
        fork.squash(SAVE);
        outcomes.merged += 1;
        expect(isOverlapping).toBe(false);
        for (const part of recordMaps) {
          const expected: Record<string, unknown> = { ...theirs[part] };
          const diff = diffDrafts(base, own)[part];
          for (const id of Object.keys(diff?.removed ?? {})) delete expected[id];
          for (const id of Object.keys({ ...diff?.added, ...diff?.updated })) {
            const [was, mine, other] = [base[part][id], own[part][id], theirs[part][id]];
            const isOfBoth = was !== undefined && other !== undefined && !isSame(was, other);
            expected[id] = isOfBoth ? joinedFields(part, was, mine ?? {}, other) : mine;
          }
          expect(store.draft[part]).toEqual(expected);
        }
        if (store.draft !== theirs) store.undo();
        expect(store.draft).toEqual(theirs);
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error;
        outcomes.refused += 1;
        expect(error.code).toBe('conflict');
        expect([store.draft, fork.draft]).toEqual([theirs, own]);
        expect(fork.conflicts.length).toBeGreaterThan(0);
      }
    });
    expect(Math.min(outcomes.merged, outcomes.refused)).toBeGreaterThan(3);
  });

  test('the steps of a fork that followed its parent are undone and done again one by one', () => {
    forked((random) => {
      const store = storeOf();
      const fork = store.fork();
      runDrawn(fork, random, 4);
      runDrawn(store, random, 1);
      if (fork.conflicts.length > 0) return;
      const last = fork.draft;
      // The store is checked: a step to a draft that is not valid throws.
      while (fork.canUndo) fork.undo();
      while (fork.canRedo) fork.redo();
      expect(fork.draft).toEqual(last);
      while (fork.canUndo) fork.undo();
      fork.squash(SAVE);
    });
  });
});
