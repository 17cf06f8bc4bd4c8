import { createExampleSchool, exportSettingsOf } from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { askExport, askPage, keepPageThread } from './ask-export.ts';
import type { ExportAnswer, ExportQuestion } from './export-messages.ts';

/** A thread that answers when the test says so. */
class TestWorker extends EventTarget {
  static readonly made: TestWorker[] = [];
  readonly questions: ExportQuestion[] = [];
  isEnded = false;

  constructor() {
    super();
    TestWorker.made.push(this);
  }

  postMessage(question: ExportQuestion): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: ExportAnswer): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Answers the oldest question. */
  answer(): void {
    const question = this.questions.shift();
    if (question?.ask === 'page') {
      const { version, index } = question;
      const counts = { index, count: 9, missing: [], leftOut: 0 };
      this.tell({ kind: 'page', version, asked: index, page: null, ...counts });
    } else this.tell({ kind: 'file', bytes: new Uint8Array(), label: null });
  }
}

let leave = (): void => {};

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  TestWorker.made.length = 0;
});

function enter(hear: Parameters<typeof keepPageThread>[0] = () => {}): void {
  vi.stubGlobal('Worker', TestWorker);
  leave = keepPageThread(hear);
}

const draft = createExampleSchool();
const about = { draft, settings: exportSettingsOf(draft), language: 'en', today: '', logo: null };
const page = (version: number, index: number, signal = new AbortController().signal) =>
  askPage({ ...about, version, ask: 'page', index }, signal);
const file = (version: number, signal = new AbortController().signal) =>
  askExport({ ...about, version, ask: 'file', format: 'xlsx' }, 'file', signal);
const states = () => TestWorker.made.map(({ isEnded }) => isEnded);
const thread = (index: number): TestWorker => {
  const found = TestWorker.made[index];
  if (!found) throw new Error('There is no such thread.');
  return found;
};

test('one thread answers for all pages of the screen and ends when the screen is left', async () => {
  enter();
  for (const version of [1, 1, 2]) {
    const asked = page(version, 0);
    thread(0).answer();
    await asked;
  }
  expect(states()).toEqual([false]);
  leave();
  expect(states()).toEqual([true]);
});

test('a thread that is still at work when the screen is left ends then', async () => {
  enter();
  const control = new AbortController();
  const asked = page(1, 0, control.signal);
  leave();
  control.abort();
  await expect(asked).rejects.toThrow();
  expect(states()).toEqual([true]);
});

test('a file that is asked for and answered while the pages are planned leaves their thread, and its letters are heard', async () => {
  const heard: unknown[] = [];
  enter(({ version, letters }) => heard.push([version, letters]));
  const shown = page(1, 0);
  const made = file(1);
  thread(1).answer();
  await made;
  thread(0).answer();
  await shown;
  const letters = { size: 3, height: 0.76 };
  thread(0).tell({ kind: 'letters', version: 1, letters });
  expect([states(), heard]).toEqual([[false, true], [[1, letters]]]);
  const cancelled = new AbortController();
  const other = file(1, cancelled.signal);
  cancelled.abort();
  await expect(other).rejects.toThrow();
  expect(states()).toEqual([false, true, true]);
});

test('pages turned faster than they are answered leave the thread, and the last one wanted is shown', async () => {
  enter();
  const controls = [new AbortController(), new AbortController()];
  const turned = controls.map(({ signal }, index) => page(1, index, signal));
  for (const control of controls) control.abort();
  for (const each of turned) await expect(each).rejects.toThrow();
  const last = page(1, 2);
  for (let index = 0; index < 3; index += 1) thread(0).answer();
  expect((await last).index).toBe(2);
  expect(states()).toEqual([false]);
});

test('plans of a version that is no longer wanted are given up, and a thread that breaks is not asked again', async () => {
  enter();
  const control = new AbortController();
  const before = page(1, 0, control.signal);
  control.abort();
  await expect(before).rejects.toThrow();
  const next = page(2, 0);
  expect(states()).toEqual([true, false]);
  thread(1).dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(next).rejects.toThrow('out of memory');
  const again = page(2, 0);
  thread(2).answer();
  await again;
  expect(states()).toEqual([true, true, false]);
});
