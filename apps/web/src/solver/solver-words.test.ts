import { describe, expect, test } from 'vitest';
import { stageText, stopwatch } from './run-words.ts';
import { NO_RUN } from './solver-run.ts';

describe('what the solver says', () => {
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

  test('of a check is that it checks, and then what it explains', () => {
    const checking = { ...NO_RUN, jobType: 'check', loadState: 'PRE_CHECK', stage: 'parsing' } as const;
    expect(stageText(checking)).toBe('solver.stage.preCheck');
    expect(stageText({ ...checking, stage: 'solving infeasible' })).toBe('solver.stage.solvingInfeasible');
  });

  test('is a time in minutes and seconds', () => {
    expect(stopwatch(42)).toBe('0:42');
    expect(stopwatch(725)).toBe('12:05');
  });
});
