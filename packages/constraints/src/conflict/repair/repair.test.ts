import { constraintSchema, type Draft, LEVEL, lessonSchema, type Placement } from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { verify } from '../../check/verify.ts';
import { compile } from '../../compile/compile.ts';
import { hardCells } from '../../read/blocked-cells.ts';
import { boundConstraints } from '../../rules/bound-constraint.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { spoken } from '../../testing/in-english.ts';
import { type Pattern, patterns, plantConflict } from '../../testing/plant-conflict.ts';
import { createConflictSearch, type FoundConflict } from '../find-conflict.ts';
import { withEdit } from './edit.ts';
import { handOverCandidates } from './hand-over-candidates.ts';
import { relaxedDraft } from './relaxed-draft.ts';
import { repairCandidates } from './repair-candidates.ts';
import { ruleCandidates } from './rule-edits.ts';
import { type VerifiedRepair, verifiedRepair } from './verified-repair.ts';

function conflictOf(draft: Draft, seeds: readonly string[]): FoundConflict {
  const search = createConflictSearch(draft, seeds);
  while (!search.done) search.run(100_000);
  if (!search.conflict) throw new Error('a conflict was expected');
  return search.conflict;
}

function solve(draft: Draft): Placement[] {
  const compiled = compile(draft);
  const partial = draft.config.placeAsManyAsPossible;
  const search = createSearch(compiled.problem, { seed: 1, partial });
  search.run(1500);
  return compiled.decode(search.best());
}

/** The repairs of a draft's conflict, and for each the conflict that remains after it. */
function repairsOf(
  draft: Draft,
  conflict: FoundConflict,
): { repair: VerifiedRepair; after: Draft; left: number }[] {
  const names = new Set<string>();
  return [...repairCandidates(draft, conflict.members)].flatMap((candidate) => {
    if (candidate === null || names.has(candidate.name)) return [];
    const repair = verifiedRepair(draft, candidate, solve(candidate.trial));
    if (!repair) return [];
    names.add(candidate.name);
    const after = withEdit(draft, repair);
    if (!after) throw new Error('the command of a repair was refused');
    return [{ repair, after, left: verify(after, solve(after)).unplaced.length }];
  });
}

/** The actions that are offered for each pattern. */
const expected: Record<Pattern, string[]> = {
  overload: ['leaveOut', 'loosen', 'openCalendar'],
  chain: ['leaveOut', 'switchOff'],
  spread: ['leaveOut', 'loosen', 'openCalendar'],
  rooms: ['addRooms', 'leaveOut', 'switchOff'],
  bells: ['leaveOut', 'switchOff'],
};

describe.each(patterns)('the repairs of a planted conflict: %s', (pattern) => {
  it('are different kinds of change, and each makes the school possible', () => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const draft = drawSchool(seed);
      plantConflict(draft, pattern, seed);
      const untouched = structuredClone(draft);
      const seeds = Object.keys(draft.lessons).filter((id) => id.startsWith('x'));
      const repairs = repairsOf(draft, conflictOf(draft, seeds));
      const actions = new Set(repairs.map(({ repair }) => repair.action));
      expect([...actions].sort(), `seed ${seed}`).toEqual(expected[pattern]);
      for (const { repair, left } of repairs) {
        expect(left, repair.finding.code).toBe(repair.unplaced.length);
        expect(left).toBe(repair.action === 'leaveOut' ? 1 : 0);
        if (left === 1) expect(repair.finding.code).toBe('findings.repair.leaveOutFewest');
        // Of the lessons that it leaves out, not of their teachers, classes and subjects.
        if (left === 1) expect(Object.keys(repair.finding.about)).toEqual(['lessons']);
      }
      expect(draft).toEqual(untouched);
    }
  });
});

describe('a repair', () => {
  it('opens no more of a calendar than is used', () => {
    const draft = drawSchool(1);
    plantConflict(draft, 'overload', 1);
    const repairs = repairsOf(draft, conflictOf(draft, ['xs0-0']));
    const opened = repairs.find(({ repair }) => repair.action === 'openCalendar');
    expect(opened?.repair.args.cells).toHaveLength(1);
    expect(opened && spoken(draft, opened.repair.finding).sentence).toMatch(
      /^Open 1 blocked period of Teacher xt: \w+, period \d$/,
    );
  });

  it('opens a part of the cells that a timetable uses, and none where counting refutes that', () => {
    const draft = drawSchool(1);
    const own = Object.values(draft.lessons).filter(({ groups }) => groups.includes('c0'));
    // Of 35 periods, all are blocked but three fewer than are needed.
    for (let cell = 0; cell < 35 - own.length + 3; cell += 1) {
      const where = { structure: 's', day: cell % 5, period: Math.floor(cell / 5) };
      const record = { id: `b${cell}`, type: 'group', base: 'c0', ...where, level: LEVEL.HARD };
      draft.constraints[record.id] = constraintSchema.parse(record);
    }
    const { members } = conflictOf(draft, own.map(({ id }) => id).slice(0, 1));
    const candidate = [...repairCandidates(draft, members)].find((each) => each?.pieces !== undefined);
    const pieces = candidate?.pieces;
    if (!candidate || !pieces) throw new Error('a candidate that opens a calendar was expected');
    const used = pieces.used(solve(candidate.trial));
    expect(used.length).toBeGreaterThan(3);
    expect(pieces.only(new Set(used.slice(0, 2)))).toBeNull();
    const three = new Set(used.slice(0, 3));
    const smaller = pieces.only(three);
    if (!smaller) throw new Error('three periods are enough');
    const placements = solve(smaller.trial);
    expect(new Set(smaller.pieces?.used(placements))).toEqual(three);
    const repair = verifiedRepair(draft, smaller, placements);
    expect(repair && spoken(draft, repair.finding).sentence).toMatch(/^Open 3 blocked periods of Class 0: /);
    expect(repair?.args.cells).toHaveLength(3);
  });

  it('lists a cell once that two records block, and opens it for both', () => {
    const draft = drawSchool(1);
    plantConflict(draft, 'overload', 1);
    for (const cell of Object.values(draft.constraints)) {
      if (cell.type === 'teacher' && cell.base === 'xt')
        draft.constraints[`${cell.id}-again`] = { ...cell, id: `${cell.id}-again` };
    }
    const repairs = repairsOf(draft, conflictOf(draft, ['xs0-0']));
    const opened = repairs.find(({ repair }) => repair.action === 'openCalendar');
    const repair = opened?.repair;
    if (!repair) throw new Error('a repair that opens a cell was expected');
    expect(repair.args.cells).toHaveLength(1);
    const after = withEdit(draft, repair) ?? draft;
    expect(hardCells(after, 'teacher', 'xt')).toHaveLength(hardCells(draft, 'teacher', 'xt').length - 2);
    expect(opened && spoken(draft, opened.repair.finding).sentence).toMatch(
      /^Open 1 blocked period of Teacher xt: \w+, period \d$/,
    );
  });

  it('names the periods that it opens by day', () => {
    const draft = drawSchool(1);
    plantConflict(draft, 'overload', 1);
    const { members } = conflictOf(draft, ['xs0-0']);
    const candidates = [...repairCandidates(draft, members)].filter((each) => each !== null);
    const calendar = candidates.find(({ name }) => name.startsWith('calendar '));
    const cells = hardCells(draft, 'teacher', 'xt');
    const lessons = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes('xt'));
    const open = (count: number) => {
      const edit = calendar?.edit(
        cells.slice(0, count).map(({ day, period }, index) => ({
          lesson: lessons[index]?.id ?? '',
          timeSlot: { day, start: period, end: period + 1 },
          classroom: null,
        })),
      );
      if (!edit) throw new Error('an edit was expected');
      return spoken(draft, edit.finding);
    };
    const { sentence } = open(7);
    expect(sentence).toMatch(/^Open 7 blocked periods of Teacher xt: \w+, periods \d–\d; /);
    const days = sentence.match(/[A-Z]\w+day/g) ?? [];
    expect(days).toHaveLength(new Set(days).size);
  });

  it('makes a rule soft when its category has weights, and gives the cost', () => {
    const draft = drawSchool(1);
    plantConflict(draft, 'chain', 1);
    draft.constraintGroupWeights.subject = { enabled: true, weight: 2 };
    const repairs = repairsOf(draft, conflictOf(draft, ['xs0-0']));
    const softened = repairs.filter(({ repair }) => repair.action === 'soften');
    expect(softened.length).toBeGreaterThan(1);
    // Weight 5, twice as much by its category, for each lesson that is not at the time of another.
    for (const { repair } of softened) expect(repair.cost).toBeGreaterThanOrEqual(10);
  });

  it('frees a lock', () => {
    const draft = drawSchool(1);
    const [first, second] = Object.values(draft.lessons).filter((lesson) => lesson.groups.includes('c0'));
    if (!first || !second) throw new Error('two lessons expected');
    draft.lessons[first.id] = lessonSchema.parse({
      ...first,
      locked: true,
      timeSlot: { day: 0, start: 0, end: 1 },
    });
    draft.constraints.elsewhere = {
      ...{ id: 'elsewhere', type: 'lesson', base: second.id, other: null, constraint: 'on day' },
      ...{ values: [0], weight: 100, metaData: null },
    };
    draft.constraints.early = {
      ...{ id: 'early', type: 'lesson', base: second.id, other: null, constraint: 'at period' },
      ...{ values: [0], weight: 100, metaData: null },
    };
    const repairs = repairsOf(draft, conflictOf(draft, [second.id]));
    const actions = repairs.map(({ repair }) => repair.action);
    expect(actions.sort()).toEqual(['leaveOut', 'switchOff', 'switchOff', 'unlock']);
    for (const { repair, left } of repairs) expect(left).toBe(repair.unplaced.length);
  });
});

describe('lessons of a teacher with too few periods', () => {
  const draft = drawSchool(1);
  plantConflict(draft, 'overload', 1);
  // Latin of another class has a teacher with all periods free.
  const other = Object.keys(draft.teachers).find((id) => id !== 'xt') ?? '';
  const [own] = Object.values(draft.subjects).filter(({ teachers }) => teachers.includes(other));
  if (own && draft.subjects.xs0) own.name = draft.subjects.xs0.name;
  const { members } = conflictOf(draft, ['xs0-0']);

  it('can be given to another teacher of the subject, as one change', () => {
    const candidates = [...handOverCandidates(draft, members)];
    expect(candidates.map(({ name }) => name)).toEqual(['handOver xt xs0']);
    const [candidate] = candidates;
    const repair = candidate && verifiedRepair(draft, candidate, solve(candidate.trial));
    expect(repair).toMatchObject({
      command: 'handOverLessons',
      args: { from: 'xt', shares: [{ to: other }] },
      unplaced: [],
    });
    expect(repair && spoken(draft, repair.finding).sentence).toMatch(
      /^Give \d lessons of Latin 0.* from Teacher xt to /,
    );
  });

  it('are given to none who has no period left', () => {
    const busy = structuredClone(draft);
    for (const lesson of Object.values(busy.lessons))
      if (!lesson.teachers.includes('xt')) lesson.teachers = [...new Set([...lesson.teachers, other])];
    expect([...handOverCandidates(busy, members)]).toEqual([]);
  });
});

it.each(patterns)('without its rules, lessons of a planted conflict have a place: %s', (pattern) => {
  const draft = drawSchool(2);
  plantConflict(draft, pattern, 2);
  const { members } = conflictOf(
    draft,
    Object.keys(draft.lessons).filter((id) => id.startsWith('x')),
  );
  const { trial } = relaxedDraft(draft, members);
  expect(verify(trial, solve(trial)).unplaced).toEqual([]);
});

it('an edit whose arguments do not fit its command is an error, not a change that is impossible', () => {
  const draft = drawSchool(1);
  const gone = { ids: ['gone'], locked: false };
  expect(withEdit(draft, { command: 'lockLesson', args: gone })).toBeNull();
  expect(() => withEdit(draft, { command: 'lockLesson', args: { id: 'gone' } })).toThrow(
    'refusals.arguments',
  );
});

it('a limit is not loosened beyond the largest that a rule may have', () => {
  const draft = drawSchool(1);
  const [base = ''] = Object.keys(draft.subjects);
  const rule = { id: 'x', type: 'subjectConstraint', base, constraint: 'uninterrupted' };
  draft.constraints = { x: constraintSchema.parse({ ...rule, minutes: 1432, weight: 100, metaData: null }) };
  const [bound] = boundConstraints(draft).filter(({ records }) => records.includes('x'));
  if (!bound) throw new Error('a rule was expected');
  const edits = [...ruleCandidates(draft, bound, {})].map((candidate) => candidate.edit([])?.action);
  expect(edits).toEqual(['loosen', 'switchOff']);
});
