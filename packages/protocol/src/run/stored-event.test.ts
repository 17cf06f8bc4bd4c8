import { describe, expect, it } from 'vitest';
import { parseSolverEvent, readRunRecord, readSolverEvent, solverEventSchema } from '../index.ts';

const nothing = { lessons: [], constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] };
/** A finding as it was stored before findings were data. */
const earlier = (kind: string, sentence: string, more: object = {}) => ({
  kind,
  sentence,
  ...nothing,
  ...more,
});
const read = (sentence: string, about: object = {}) => ({
  code: 'solver.legacy',
  values: { text: { kind: 'text', text: sentence } },
  about: { ...nothing, ...about },
});
const empty = { faults: [], conflicts: [], repairs: [], unplaced: [], broken: [], warnings: [] };
const solution = { id: 's1', status: 'FEASIBLE', placements: [], unplaced: ['l6'], cost: 3 };

describe('an event that an earlier version stored', () => {
  it('of a found timetable keeps its sentences as plain text', () => {
    const blocked = earlier('blockedBy', 'Mathematics (3) of 9A found no place.', { lessons: ['l6'] });
    const broken = earlier('brokenConstraint', 'Ada is not available on Monday.', { teachers: ['ada'] });
    const stored = {
      event: 'calendar',
      status: 'FEASIBLE',
      solution,
      solutionID: 's1',
      findings: [blocked, broken],
    };
    expect(parseSolverEvent(JSON.stringify(stored))).toEqual({
      ...stored,
      quality: null,
      findings: {
        ...empty,
        unplaced: [read(blocked.sentence, { lessons: ['l6'] })],
        broken: [read(broken.sentence, { teachers: ['ada'] })],
      },
    });
  });

  it('of a conflict is a list of sentences, from which no structure and no repair is guessed', () => {
    const repair = {
      action: 'loosen',
      command: 'setSpread',
      args: {},
      rule: 'x',
      becomes: null,
      cost: 0,
      unplaced: [],
    };
    const errors = [
      earlier('conflict', 'These 2 rules cannot be kept together.'),
      earlier('conflictLessons', 'Many lessons', { details: ['Maths: 2 lessons'] }),
      earlier('repair', 'Give more', { repair }),
    ];
    const event = readSolverEvent({ event: 'infeasibleConstraints', errors });
    const [first, second, third] = errors.map(({ sentence }) => read(sentence));
    const lines = [{ code: 'solver.legacy', values: { text: { kind: 'text', text: 'Maths: 2 lessons' } } }];
    const details = { kind: 'messages', messages: lines, join: 'semicolon', most: 1 };
    expect(event).toEqual({
      event: 'infeasibleConstraints',
      mayBreak: true,
      errors: {
        ...empty,
        faults: [first, { ...second, values: { ...second?.values, details } }, third],
      },
    });
  });

  it('of a failed pre-check names the items, also where it came without a finding', () => {
    const stored = { event: 'preSolveError', type: 'teacher', id: 't1', available: 5, scheduled: 6 };
    const overload = earlier('overloaded', 'Ann has 6 periods to teach and 5 free.');
    expect(readSolverEvent({ ...stored, findings: [overload] })).toMatchObject({
      findings: { ...empty, faults: [read(overload.sentence)] },
    });
    expect(readSolverEvent({ ...stored, findings: [] })).toMatchObject({
      findings: {
        ...empty,
        faults: [
          {
            code: 'solver.overfull',
            values: { item: { kind: 'items', type: 'teacher', ids: ['t1'] }, available: 5, scheduled: 6 },
            about: { teachers: ['t1'] },
          },
        ],
      },
    });
    const rooms = readSolverEvent({
      event: 'preCheckOverloadError',
      classroomIDs: ['lab', 'gym'],
      findings: [],
    });
    expect(rooms).toMatchObject({
      findings: { faults: [{ about: { classrooms: ['lab'] } }, { about: { classrooms: ['gym'] } }] },
    });
  });

  it.each([
    [{ event: 'created' }],
    [{ event: 'terminated' }],
    [{ event: 'starting', jobType: 'check' }],
    [{ event: 'statusUpdate', stage: 'start solve' }],
  ])('%j is read as it was', (stored) => {
    expect(readSolverEvent(stored)).toEqual(stored);
  });

  it.each([
    [{ event: 'preCheckPassed' }, { outcome: 'notDecided', findings: empty }],
    [
      { event: 'cancelled', partial: null },
      { partial: null, findings: empty },
    ],
    [
      { event: 'error', errorCode: 'TIMEOUT', message: 'too long', partial: solution, findings: [] },
      { errorCode: 'TIMEOUT', partial: solution, findings: empty },
    ],
    [
      {
        event: 'preCheckFinding',
        finding: earlier('overloaded', 'Ann has too much.'),
      },
      { finding: read('Ann has too much.') },
    ],
    [
      { event: 'improved', placed: 9, cost: 2, seconds: 2 },
      { placed: 9, broken: 0, moved: 0, solution: null },
    ],
  ])('%j gets what it lacks', (stored, more) => {
    expect(readSolverEvent(stored)).toMatchObject(more);
  });
});

describe('a message that was stored with other values than its text names today', () => {
  const limit = (of: string, count: number) => ({ code: `kinds.limits.${of}`, values: { count } });
  const week = { code: 'kinds.span.week' };
  it.each([
    ['atMostAtATime.violation', { found: 3, max: 2 }, { found: 3, limit: limit('allowed', 2) }],
    ['lastPeriodShare.violation', { count: 3, max: 2 }, { count: 3, limit: limit('wantedTimes', 2) }],
    [
      'maxBuildingChangesPerDay.violation',
      { count: 3, max: 0 },
      { count: 3, limit: limit('wantedTimes', 0) },
    ],
    ['maxDaysInWindow.violation', { count: 3, max: 2 }, { count: 3, limit: limit('allowedDays', 2) }],
    ['maxGapsPerDay.violation', { count: 3, max: 2 }, { count: 3, limit: limit('wanted', 2) }],
    ['maxGapsPerWeek.violation', { count: 3, max: 2 }, { count: 3, limit: limit('wanted', 2), span: week }],
    ['mostMoves.violation', { count: 3, most: 2 }, { count: 3, limit: limit('allowed', 2) }],
    ['occupyAtMost.violation', { count: 3, max: 2 }, { count: 3, limit: limit('allowed', 2) }],
    ['maxGapsPerWeek.rule', { count: 2 }, { count: 2, span: week }],
    ['atMostAtATime.rule', { max: 2 }, { count: 2 }],
    ['occupyAtMost.rule', { max: 2 }, { count: 2 }],
  ])('%s has them, wherever it is', (text, before, after) => {
    const finding = (values: object) => {
      const message = { code: `kinds.${text}`, values };
      const list = { kind: 'messages', messages: [message], join: 'semicolon' };
      return {
        code: 'findings.brokenConstraint.one',
        values: { rule: message, violations: list },
        about: {},
      };
    };
    const event = (values: object) => {
      const summary = finding(values);
      const conflicts = [{ summary, members: [summary], repairs: [] }];
      return {
        event: 'infeasibleConstraints',
        mayBreak: true,
        errors: { ...empty, conflicts, broken: [summary] },
      };
    };
    expect(readSolverEvent(event(before))).toEqual(event(after));
    // As it is stored today.
    expect(readSolverEvent(event(after))).toEqual(event(after));
  });

  it('has a text without the limit where none was stored', () => {
    const event = (code: string, values: object) => ({
      event: 'preCheckFinding',
      finding: { code, values, about: {} },
    });
    const code = 'kinds.teacherMaxDays.violation';
    expect(readSolverEvent(event(code, { count: 3 }))).toEqual(
      event('kinds.teacherMaxDays.withoutLimit', { count: 3 }),
    );
    const today = event(code, { count: 3, limit: limit('allowedDays', 2) });
    expect(readSolverEvent(today)).toEqual(today);
  });
});

describe('an event that this version does not know', () => {
  it.each([
    ['{"event":"ofNextYear","what":1}', 'UNKNOWN_ERROR'],
    ['{"event":"calendar","solution":12}', 'BAD_DATA'],
    ['{"event":"infeasibleConstraints","errors":[{"sentence":5}]}', 'BAD_DATA'],
    ['{"name":"x"}', 'BAD_DATA'],
    ['null', 'BAD_DATA'],
    ['{"event":', 'BAD_DATA'],
  ])('%s is an error', (text, errorCode) => {
    const event = parseSolverEvent(text);
    expect(event).toMatchObject({ event: 'error', errorCode });
    expect(solverEventSchema.parse(event)).toEqual(event);
  });
});

describe('a record that an earlier version stored', () => {
  it('is read without the steps of its search, its budget for change and its moves', () => {
    const outcome = {
      ...{ status: 'FEASIBLE', check: null, lessons: 5, placed: 5, hardViolations: 0, cost: 3, bound: 1 },
      ...{ seconds: 2, searchSeconds: 1, quality: null },
    };
    const stored = {
      version: '1.0.0',
      jobType: 'solve',
      seed: 7,
      settings: { until: 'full', solveAnyway: false, placeAsManyAsPossible: false, similarSchedule: false },
      limits: { seconds: 60, steps: null, threads: 1 },
      reason: 'full',
      outcome,
      costOverTime: [],
      payloadHash: 'a',
    };
    expect(readRunRecord(stored)).toEqual({
      ...stored,
      settings: { ...stored.settings, changeBudget: null },
      outcome: { ...outcome, moved: null },
      steps: null,
    });
    expect(readRunRecord({ ...stored, seed: 'x' })).toBe(null);
  });
});
