import { commands, createExampleSchool, FILE_VERSION, SOLUTION_VERSION, WEIGHT } from '@bellgrid/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { isDerived } from '../constraint-editor/rule-row.ts';
import {
  beginTrial,
  changesOfTrial,
  endTrial,
  isOldAnswer,
  keepTrial,
  type Trial,
  take,
  takeProgress,
  useWhatIf,
  type WhatIfQuestion,
} from './what-if.ts';

const saved = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('../../document/saving/saver.ts', () => ({
  saver: {
    get saved() {
      return saved.current;
    },
  },
  saveNow: async () => true,
}));
vi.mock('../../platform/api/call.ts', () => ({ call: async () => ({ question: null }) }));

const side = {
  ...{ lessons: 2, placed: 2, hardViolations: 0, cost: 1, otherCost: 1 },
  ...{ isBest: false, quality: null, faults: [] },
};
const answer = { seed: 1, steps: 9, before: side, after: side, solution: null };

const school = createExampleSchool();
const [rule] = Object.values(school.constraints).filter((each) => !('level' in each) && !isDerived(each));

beforeEach(() => {
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: school,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saved.current = { draft: draftSession.draft, hash: 'h' };
  beginTrial();
});

function trial(): Trial {
  const { trial: open } = useWhatIf.getState();
  if (!open) throw new Error('There is no trial.');
  return open;
}

function switchOff(): void {
  trial().source.run(commands.setConstraintWeight, { ids: [rule?.id ?? ''], weight: WEIGHT.OFF });
}

const question = (): WhatIfQuestion => ({
  ...{ id: 'q', payloadHash: 'h', isActive: false, schoolsBefore: null, failure: null },
  changes: changesOfTrial(trial()),
  answer,
});

test('a trial that is discarded leaves no trace', async () => {
  switchOff();
  expect(draftSession.draft).toEqual(school);
  await endTrial();
  expect(draftSession.draft).toEqual(school);
  expect(draftSession.store.canUndo).toBeNull();
  expect(useWhatIf.getState()).toMatchObject({ trial: null, question: null, kept: null });
});

test('what is kept is one step to undo, and the answer to it is offered', () => {
  switchOff();
  trial().source.run(commands.setCategoryWeight, { category: 'subject', weight: WEIGHT.TWO });
  take({ question: question() });
  expect(keepTrial()).toBe(true);
  expect(draftSession.draft.constraints[rule?.id ?? '']?.weight).toBe(WEIGHT.OFF);
  expect(draftSession.draft.constraintGroupWeights.subject.weight).toBe(WEIGHT.TWO);
  expect(draftSession.store.canUndo).toMatchObject({ label: 'command.changeRules' });
  expect(useWhatIf.getState()).toMatchObject({ trial: null, kept: answer });
  draftSession.store.undo();
  expect(draftSession.draft).toEqual(school);
  expect(draftSession.store.canUndo).toBeNull();
});

test('an edit of the draft or of the trial marks the answer as old, and it is not offered', () => {
  switchOff();
  const asked = question();
  take({ question: asked });
  expect(isOldAnswer(asked, trial(), draftSession.draft)).toBe(false);
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Another' });
  expect(isOldAnswer(asked, trial(), draftSession.draft)).toBe(true);
  draftSession.store.undo();
  expect(isOldAnswer(asked, trial(), draftSession.draft)).toBe(false);
  trial().source.run(commands.setCategoryWeight, { category: 'subject', weight: WEIGHT.TWO });
  expect(isOldAnswer(asked, trial(), draftSession.draft)).toBe(true);
  expect(keepTrial()).toBe(true);
  expect(useWhatIf.getState().kept).toBeNull();
});

test('a question of before is shown again with its changes, and progress is that of the present one', () => {
  switchOff();
  const asked = { ...question(), isActive: true, answer: null };
  beginTrial(asked.changes);
  expect(changesOfTrial(trial())).toEqual(asked.changes);
  take({ question: asked });
  const progress = { event: 'progress', stage: 'after', placed: 3, lessons: 9 } as const;
  const figures = { cost: 0, bound: 0, broken: 0, moved: 0, seconds: 1 };
  takeProgress('another', { ...progress, ...figures });
  expect(useWhatIf.getState().progress).toBeNull();
  takeProgress('q', { ...progress, ...figures });
  expect(useWhatIf.getState().progress).toEqual({ stage: 'after', placed: 3, lessons: 9 });
});
