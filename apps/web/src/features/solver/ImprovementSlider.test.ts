import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseImprovement, showImprovement } from './ImprovementSlider.tsx';
import { NO_PREVIEW, usePreview } from './shown-schedule.ts';

const solutionOf = (id: string) => ({ id, status: 'FEASIBLE', placements: [], unplaced: [], cost: 0 });
const waiting: ((response: Response) => void)[] = [];
const answer = (request: number, id: string) =>
  waiting[request]?.(Response.json({ solution: solutionOf(id), seconds: 1, placed: 0, cost: 0 }));
const shown = () => {
  const { earlier, index } = usePreview.getState();
  return { id: earlier?.id ?? null, index };
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  usePreview.setState({ ...NO_PREVIEW, instanceID: 'run' }, true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  waiting.length = 0;
  usePreview.setState(NO_PREVIEW, true);
});

test('an answer that comes after the result was chosen again is dropped', async () => {
  const early = showImprovement('run', 0);
  await showImprovement('run', null);
  answer(0, 'early');
  await early;
  expect(shown()).toEqual({ id: null, index: null });
});

test('of two answers that come in the other order, the one to the later choice is shown', async () => {
  const first = showImprovement('run', 0);
  const second = showImprovement('run', 1);
  answer(1, 'second');
  await second;
  answer(0, 'first');
  await first;
  expect(shown()).toEqual({ id: 'second', index: 1 });
});

test('an answer that comes while the slider moves on, or after the preview has ended, is dropped', async () => {
  const early = showImprovement('run', 0);
  chooseImprovement(2);
  answer(0, 'early');
  await early;
  expect(shown()).toEqual({ id: null, index: 2 });
  const other = showImprovement('run', 1);
  usePreview.setState(NO_PREVIEW);
  answer(1, 'other');
  await other;
  expect(shown()).toEqual({ id: null, index: null });
});

test('a choice that cannot be loaded goes back to the result', async () => {
  const failing = showImprovement('run', 0);
  waiting[0]?.(new Response('', { status: 500 }));
  await failing;
  expect(shown()).toEqual({ id: null, index: null });
});
