import type { SolverEvent } from '@bellgrid/protocol';
import { describe, expect, test } from 'vitest';
import { reduceRun } from '../../document/run/reduce-run.ts';
import { NO_RUN, type SolverRun } from '../../document/run/solver-run.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { checkedName, progressOf, stageText, stopwatch } from './run-words.ts';

describe('the texts of the solver', () => {
  test('is its stage, by progress once there is some', () => {
    const solving = { ...NO_RUN, loadState: 'SOLVING', stage: 'parsing' } as const;
    expect(stageText(solving)).toBe('solver.stage.parsing');
    const progress = { stage: 'improve', placed: 1, lessons: 1, cost: 0, bound: 0, broken: 0, moved: 0 };
    expect(stageText({ ...solving, progress })).toBe('solver.stage.improve');
    expect(stageText({ ...solving, progress, stage: 'detected infeasible' })).toBe(
      'solver.stage.detectedInfeasible',
    );
    expect(stageText({ ...solving, progress, cancelling: true })).toBe('solver.stage.cancelling');
  });

  test('of a check is that it checks, and then its explanation', () => {
    const checking = { ...NO_RUN, jobType: 'check', loadState: 'PRE_CHECK', stage: 'parsing' } as const;
    expect(stageText(checking)).toBe('solver.stage.preCheck');
    expect(stageText({ ...checking, stage: 'solving infeasible' })).toBe('solver.stage.solvingInfeasible');
  });

  test('is which item the pre-check looks at, until something else begins', () => {
    const draft = smallSchool({ lessons: [{ id: 'art', teachers: ['Ito'] }] });
    const at = (run: SolverRun, event: SolverEvent) =>
      reduceRun(run, { type: 'event', instanceID: 'run', event, at: 0 });
    const checking = { ...NO_RUN, instanceID: 'run', jobType: 'solve', loadState: 'SOLVING' } as const;
    const ofItem = at(checking, { event: 'preCheckUpdate', type: 'teacher', id: 'Ito' });
    expect([stageText(ofItem), checkedName(ofItem, draft)]).toEqual(['solver.stage.preCheck', 'Ito']);
    expect(checkedName({ ...ofItem, cancelling: true }, draft)).toBeNull();
    expect(checkedName(at(checking, { event: 'preCheckUpdate', type: 'group', id: '9A' }), draft)).toBeNull();
    const after = at(ofItem, { event: 'statusUpdate', stage: 'start solve' });
    expect([stageText(after), checkedName(after, draft)]).toEqual(['solver.stage.construct', null]);
  });

  test('leaves out how many lessons are placed while it works on something else', () => {
    const progress = { stage: 'construct', placed: 0, lessons: 342, cost: 0, bound: 0, broken: 0, moved: 0 };
    const solving = { ...NO_RUN, loadState: 'SOLVING', progress } as const;
    expect(progressOf(solving)).toBe(progress);
    expect(progressOf({ ...solving, stage: 'solving infeasible' })).toBeNull();
    expect(progressOf({ ...solving, cancelling: true })).toBeNull();
  });

  test('is a time in minutes and seconds', () => {
    expect(stopwatch(42)).toBe('0:42');
    expect(stopwatch(725)).toBe('12:05');
  });
});
