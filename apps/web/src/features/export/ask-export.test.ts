import { createExampleSchool, exportSettingsOf } from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { askExport, keepExportThread } from './ask-export.ts';
import type { ExportQuestion } from './export-messages.ts';

class TestWorker extends EventTarget {
  static readonly made: TestWorker[] = [];
  isEnded = false;

  constructor() {
    super();
    TestWorker.made.push(this);
  }

  postMessage(): void {
    const data = { kind: 'page', page: null, index: 0, count: 0, missing: [], leftOut: 0 };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  TestWorker.made.length = 0;
});

const draft = createExampleSchool();
const question: ExportQuestion = {
  ...{ version: 1, draft, settings: exportSettingsOf(draft), language: 'en', today: '', logo: null },
  ...{ ask: 'page', index: 0 },
};
const ask = () => askExport(question, 'page', new AbortController().signal);
const states = () => TestWorker.made.map(({ isEnded }) => isEnded);

test('one thread answers all questions of the screen and ends when the screen is left', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const leave = keepExportThread(() => {});
  await ask();
  await ask();
  expect(states()).toEqual([false]);
  leave();
  expect(states()).toEqual([true]);
});

test('a thread that answers after the screen was left ends then', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const leave = keepExportThread(() => {});
  const answered = ask();
  leave();
  expect(states()).toEqual([false]);
  await answered;
  expect(states()).toEqual([true]);
});
