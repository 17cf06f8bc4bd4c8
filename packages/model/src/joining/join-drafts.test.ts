import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/define-command.ts';
import { commands } from '../commands/registry.ts';
import type { Draft } from '../draft/draft.ts';
import { validateDraft } from '../file/validate-draft.ts';
import { addedRowsIn } from '../queries/curriculum/added-rows.ts';
import { CommandRefused } from '../store/command-refused.ts';
import { diffDrafts, recordMaps } from '../store/diff.ts';
import { createDraftStore, type DraftStore } from '../store/draft-store.ts';
import { isSame } from '../store/is-same.ts';
import { backLists } from '../store/merge-drafts.ts';
import { createDice, randomArgs } from '../testing/random-args.ts';
import { rounds } from '../testing/rounds.ts';
import { smallSchool } from '../testing/school.ts';
import { seeded } from '../testing/seeded.ts';
import { conflictKey, joinDrafts, type Side } from './join-drafts.ts';

/** Two windows on the small school. */
function windows(): { base: Draft; mine: DraftStore; theirs: DraftStore } {
  const base = smallSchool();
  return {
    base,
    mine: createDraftStore(base, { checked: true }),
    theirs: createDraftStore(base, { checked: true }),
  };
}

const rename = (store: DraftStore, id: string, name: string) => {
  const teacher = store.draft.teachers[id];
  if (teacher) store.run(commands.setTeacher, { teacher: { ...teacher, name } });
};

describe('changes of two windows', () => {
  test('are joined: records, fields of one record, and lists that follow from others', () => {
    const { base, mine, theirs } = windows();
    rename(mine, 'ada', 'Ada Lake');
    mine.run(commands.addSubject, {
      subject: { id: 'chess', name: 'Chess', structure: 's', groups: ['9a'], teachers: ['ada'] },
      lessons: [{ id: 'chess1' }],
    });
    theirs.run(commands.setTeacher, {
      teacher: { ...base.teachers.ada, id: 'ada', name: 'ada', email: 'a@b.ch' },
    });
    theirs.run(commands.addSubject, {
      subject: { id: 'drama', name: 'Drama', structure: 's', groups: ['9a'], teachers: ['ada'] },
      lessons: [{ id: 'drama1' }],
    });
    theirs.run(commands.placeLesson, { lesson: 'maths2', at: { day: 3, start: 1 } });
    const { draft, conflicts, adjusted } = joinDrafts(base, mine.draft, theirs.draft);
    expect([conflicts, adjusted]).toEqual([[], {}]);
    expect(draft.teachers.ada).toMatchObject({ name: 'Ada Lake', email: 'a@b.ch' });
    expect(draft.groups['9a']?.subjects.slice(-2).sort()).toEqual(['chess', 'drama']);
    expect(draft.lessons.maths2?.timeSlot).toEqual({ day: 3, start: 1, end: 2 });
  });

  test('with a new row of the curriculum matrix each keep both rows, also as the first ones, and after a removal', () => {
    const { base, mine, theirs } = windows();
    const row = (name: string) => ({ name, structure: 's' });
    const namesIn = ({ config }: Draft) => addedRowsIn(config.pageMemory).map(({ name }) => name);
    mine.run(commands.setAddedRows, { added: [row('Chess')] });
    theirs.run(commands.setAddedRows, { added: [row('Drama')] });
    const first = joinDrafts(base, mine.draft, theirs.draft);
    expect(first.conflicts).toEqual([]);
    expect(namesIn(first.draft).sort()).toEqual(['Chess', 'Drama']);
    for (const store of [mine, theirs]) store.rebase(first.draft);
    mine.run(commands.setAddedRows, { removed: [row('Chess')] });
    theirs.run(commands.setAddedRows, { added: [row('Choir')] });
    const second = joinDrafts(first.draft, mine.draft, theirs.draft);
    expect(second.conflicts).toEqual([]);
    expect(namesIn(second.draft).sort()).toEqual(['Choir', 'Drama']);
    mine.rebase(second.draft);
    mine.undo();
    expect(namesIn(mine.draft).sort()).toEqual(['Chess', 'Choir', 'Drama']);
  });

  test('with a new lesson each give the two lessons different names', () => {
    const { base, mine, theirs } = windows();
    mine.run(commands.addLesson, { subject: 'german', lessons: [{ id: 'g3' }] });
    theirs.run(commands.addLesson, { subject: 'german', lessons: [{ id: 'g5' }] });
    const namesOf = (draft: Draft) =>
      draft.subjects.german?.lessons.map((id) => draft.lessons[id]?.name ?? '') ?? [];
    const names = namesOf(joinDrafts(base, mine.draft, theirs.draft).draft);
    expect(names).toHaveLength(namesOf(base).length + 2);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(namesOf(joinDrafts(base, theirs.draft, mine.draft).draft));
  });

  test('of one field are a conflict, by its name, and the choice decides', () => {
    const { base, mine, theirs } = windows();
    rename(mine, 'ada', 'Ada Lake');
    rename(theirs, 'ada', 'Ada Hill');
    const nameAfter = (choice?: Side) => {
      const choices = new Map(choice ? [['teachers.ada', choice]] : []);
      return joinDrafts(base, mine.draft, theirs.draft, choices).draft.teachers.ada?.name;
    };
    expect(joinDrafts(base, mine.draft, theirs.draft).conflicts).toEqual([
      { part: 'teachers', id: 'ada', name: 'ada' },
    ]);
    expect([nameAfter(), nameAfter('theirs'), nameAfter('mine')]).toEqual([
      'Ada Hill',
      'Ada Hill',
      'Ada Lake',
    ]);
  });

  test('to a lesson of a subject that the other has deleted are one conflict about the subject', () => {
    const { base, mine, theirs } = windows();
    mine.run(commands.deleteSubject, { ids: ['maths'] });
    theirs.run(commands.placeLesson, { lesson: 'maths2', at: { day: 3, start: 1 } });
    theirs.run(commands.placeLesson, { lesson: 'maths3', at: { day: 2, start: 1 } });
    const of = (choice: Side) =>
      joinDrafts(base, mine.draft, theirs.draft, new Map([['subjects.maths', choice]]));
    expect(of('mine').conflicts).toEqual([{ part: 'subjects', id: 'maths', name: 'maths' }]);
    expect(of('mine').draft.subjects.maths).toBeUndefined();
    expect(Object.keys(of('mine').draft.lessons)).not.toContain('maths2');
    const { subjects, lessons, constraints } = of('theirs').draft;
    expect({ subjects, lessons, constraints }).toEqual({
      subjects: theirs.draft.subjects,
      lessons: theirs.draft.lessons,
      constraints: theirs.draft.constraints,
    });
  });

  test('to a teacher whom the other has deleted bring back also the lessons of the teacher', () => {
    const { base, mine, theirs } = windows();
    rename(mine, 'ada', 'Ada Lake');
    theirs.run(commands.deleteTeacher, { ids: ['ada'] });
    const { draft } = joinDrafts(base, mine.draft, theirs.draft, new Map([['teachers.ada', 'mine']]));
    expect(diffDrafts(mine.draft, { ...draft, config: mine.draft.config })).toEqual({});
  });

  test('are made to fit: a place without school, a teacher who is gone, a spread that no longer works', () => {
    const { base, mine, theirs } = windows();
    mine.run(commands.setCells, { structure: 's', cells: [{ day: 4, period: 5 }], hasSchool: false });
    mine.run(commands.deleteTeacher, { ids: ['ben'] });
    mine.run(commands.addLesson, { subject: 'german', lessons: [{ id: 'g3' }, { id: 'g4' }] });
    theirs.run(commands.placeLesson, { lesson: 'art1', at: { day: 4, start: 5 } });
    theirs.run(commands.addSubject, {
      subject: { id: 'chess', name: 'Chess', structure: 's', groups: [], teachers: ['cem'] },
      lessons: [{ id: 'chess1' }],
    });
    theirs.run(commands.addLesson, { subject: 'german', lessons: [{ id: 'g5' }, { id: 'g6' }] });
    const { draft, adjusted } = joinDrafts(base, mine.draft, theirs.draft);
    expect(draft.lessons.art1).toMatchObject({ timeSlot: null, teachers: [] });
    expect(draft.subjects.german?.lessons).toHaveLength(6);
    expect(draft.subjects.german?.lessonsSpreadConstraint.constraint).toBe('AtLeastOnePerDay');
    // The new lessons of one side are numbered after those of the other.
    expect(Object.keys(adjusted.lessons?.updated ?? {})).toEqual(['art1', 'g3', 'g4']);
    expect(Object.keys(adjusted.subjects?.updated ?? {})).toEqual(['german']);
  });
});

describe('undo after the other window has changed something', () => {
  test('takes back one window’s own step, and leaves what the other has done', () => {
    const { mine, theirs } = windows();
    mine.run(commands.addSubject, {
      subject: { id: 'chess', name: 'Chess', structure: 's', groups: ['9a'], teachers: ['ada'] },
      lessons: [{ id: 'chess1' }],
    });
    theirs.rebase(mine.draft);
    theirs.run(commands.addSubject, {
      subject: { id: 'drama', name: 'Drama', structure: 's', groups: ['9a'], teachers: ['ada'] },
      lessons: [{ id: 'drama1' }],
    });
    mine.rebase(theirs.draft);
    mine.undo();
    expect([mine.draft.subjects.chess, mine.draft.lessons.chess1]).toEqual([undefined, undefined]);
    expect(mine.draft.subjects.drama).toBeDefined();
    mine.redo();
    expect(mine.draft).toEqual(theirs.draft);
  });

  test('refuses a step of a record that the other has changed since, and keeps the step', () => {
    const { mine, theirs } = windows();
    rename(mine, 'ada', 'Ada Lake');
    theirs.rebase(mine.draft);
    rename(theirs, 'ada', 'Ada Hill');
    mine.rebase(theirs.draft);
    expect(() => mine.undo()).toThrow(
      expect.objectContaining({ code: 'conflict', message: 'refusals.changedByOthers' }),
    );
    expect(mine.draft).toBe(theirs.draft);
    expect(mine.canUndo).not.toBeNull();
    rename(mine, 'ada', 'Ada Moor');
    mine.undo();
    expect(mine.draft).toEqual(theirs.draft);
  });

  test('does not make typing go on in a step that was made before', () => {
    const { base, mine, theirs } = windows();
    const typed = { label: 'x', field: 'name', isTyped: true };
    mine.run(commands.setSchoolName, { schoolName: 'A' }, typed);
    theirs.rebase(mine.draft);
    theirs.run(commands.setConfig, { changes: { isTracksEnabled: !base.config.isTracksEnabled } });
    mine.rebase(theirs.draft);
    mine.run(commands.setSchoolName, { schoolName: 'AB' }, typed);
    expect(mine.draft.config).toEqual(theirs.draft.config);
  });
});

const names = (Object.keys(commands) as (keyof typeof commands)[]).filter((name) => name !== 'replaceDraft');

/** Drawn edits of all kinds, some undone and some of these done again. */
function edit(store: DraftStore, random: () => number): void {
  for (let count = 1 + Math.floor(random() * 5); count > 0; count -= 1) {
    const name = names[Math.floor(random() * names.length)] ?? 'setSchoolName';
    const command: Command = commands[name];
    const chance = random();
    try {
      if (chance < 0.15) store.undo();
      else if (chance < 0.2) store.redo();
      else store.run(command, randomArgs[name](createDice(random, store.draft), store.draft));
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
    }
  }
}

const withoutList = (part: keyof typeof backLists, record: object | undefined) => {
  const list = backLists[part];
  return record && list ? { ...record, [list]: null } : record;
};

type Fields = Readonly<Record<string, unknown>>;

/** The edits of a side that the joined draft does not have, though they were in no conflict and nothing was told of them. */
function missingEdits(
  base: Draft,
  side: Draft,
  other: Draft,
  joined: ReturnType<typeof joinDrafts>,
): string[] {
  const missing: string[] = [];
  const conflicts = new Set(joined.conflicts.map(conflictKey));
  // A deleted record that is chosen comes back with everything that its deletion has changed.
  const hasReturned = joined.conflicts.some(({ part, id }) => {
    return !side[part as 'teachers'][id] && joined.draft[part as 'teachers'][id];
  });
  for (const part of recordMaps) {
    const edits = diffDrafts(base, side)[part];
    const told = joined.adjusted[part];
    for (const id of Object.keys({ ...edits?.added, ...edits?.updated, ...edits?.removed })) {
      const of = (draft: Draft): Fields | undefined => draft[part][id] && { ...draft[part][id] };
      const [before, wanted, theirs, found] = [base, side, other, joined.draft].map(of);
      if (isSame(withoutList(part, found), withoutList(part, wanted))) continue;
      const isTold = told && (id in told.added || id in told.updated || id in told.removed);
      // The other side has deleted it, or this one: a conflict about it or about what it belongs to.
      const isOfConflict =
        conflicts.has(`${part}.${id}`) || (conflicts.size > 0 && !theirs !== !wanted && before);
      if (isTold || isOfConflict || (hasReturned && before)) continue;
      // Of a record that both changed, each field that the other did not change.
      const has = (field: string) =>
        isSame(before?.[field], wanted?.[field]) ||
        isSame(found?.[field], wanted?.[field]) ||
        field === backLists[part];
      if (!wanted || !found || !Object.keys(wanted).every(has)) missing.push(`${part}.${id}`);
    }
  }
  return missing;
}

test(
  'drawn edits of two windows: the joined draft is its own repair, has every edit of both, and both end equal',
  () => {
    const seen = { conflicts: 0, plain: 0, adjusted: 0, refused: 0 };
    const property = fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const { mine, theirs } = windows();
      for (let round = 0; round < 3; round += 1) {
        const base = mine.draft;
        edit(mine, random);
        edit(theirs, random);
        const open = joinDrafts(base, mine.draft, theirs.draft);
        const choices = new Map<string, Side>();
        for (const conflict of open.conflicts)
          choices.set(conflictKey(conflict), random() < 0.5 ? 'mine' : 'theirs');
        const joined = joinDrafts(base, mine.draft, theirs.draft, choices);
        expect(validateDraft(joined.draft)).toEqual([]);
        expect(joined.conflicts.map(conflictKey)).toEqual(open.conflicts.map(conflictKey));
        expect(missingEdits(base, mine.draft, theirs.draft, joined)).toEqual([]);
        expect(missingEdits(base, theirs.draft, mine.draft, joined)).toEqual([]);
        seen[joined.conflicts.length > 0 ? 'conflicts' : 'plain'] += 1;
        if (Object.keys(joined.adjusted).length > 0) seen.adjusted += 1;
        // The save of the other window is joined here, and the other then adopts the result.
        mine.rebase(joined.draft);
        theirs.rebase(joined.draft);
        expect(theirs.draft).toEqual(mine.draft);
      }
      for (const store of [mine, theirs]) {
        while (store.canUndo) {
          try {
            store.undo();
          } catch (error) {
            if (!(error instanceof CommandRefused)) throw error;
            expect(error.code).toBe('conflict');
            seen.refused += 1;
            break;
          }
        }
        expect(validateDraft(store.draft)).toEqual([]);
      }
    });
    fc.assert(property, { seed: 5, numRuns: 24 * rounds, endOnFailure: true });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  },
  60_000 * rounds,
);
