import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSaveMachine as create, type SaveWork } from './save-machine.ts';

const gate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

/** A machine on the same clock as its timers. */
const createSaveMachine = (work: Omit<SaveWork, 'now'>) => create({ ...work, now: () => Date.now() });

describe('the save machine', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('saves once, five seconds after the last change', async () => {
    const save = vi.fn(async () => {});
    const machine = createSaveMachine({ save, retries: () => 'soon' });
    machine.changed();
    await vi.advanceTimersByTimeAsync(4000);
    machine.changed();
    await vi.advanceTimersByTimeAsync(4999);
    expect(save).not.toHaveBeenCalled();
    expect(machine.state.status).toBe('dirty');
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(machine.state.status).toBe('clean');
  });

  test('saves at the latest 15 s after the first unsaved change, while the user keeps editing', async () => {
    const saves: number[] = [];
    const machine = createSaveMachine({
      save: async () => void saves.push(Date.now() - begin),
      retries: () => 'soon',
    });
    const begin = Date.now();
    for (let edit = 0; edit < 25; edit += 1) {
      machine.changed();
      await vi.advanceTimersByTimeAsync(2500);
    }
    expect(saves).toEqual([15_000, 30_000, 45_000, 60_000]);
  });

  test('counts the 15 s from a change that came during a save', async () => {
    const first = gate();
    const saves: number[] = [];
    const machine = createSaveMachine({
      save: () => {
        saves.push(Date.now() - begin);
        return saves.length === 1 ? first.passed : Promise.resolve();
      },
      retries: () => 'soon',
    });
    const begin = Date.now();
    void machine.now();
    machine.changed();
    await vi.advanceTimersByTimeAsync(12_000);
    machine.changed();
    first.open();
    await vi.advanceTimersByTimeAsync(2999);
    expect(saves).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([0, 15_000]);
  });

  test('tries again every five seconds, fifteen times, then says so', async () => {
    const save = vi.fn(async () => {
      throw new Error('down');
    });
    const machine = createSaveMachine({ save, retries: () => 'soon' });
    machine.changed();
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.state).toMatchObject({ status: 'failed', attempts: 1, gaveUp: false });
    await vi.advanceTimersByTimeAsync(5000 * 14);
    expect([save.mock.calls.length, machine.state.gaveUp]).toEqual([1 + 14, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1 + 15);
    expect(machine.state).toMatchObject({ status: 'failed', gaveUp: true });
  });

  test.each([
    ['soon', 5000 * 17],
    ['later', 0],
  ] as const)('goes on every minute after an error that passes %s', async (passes, until) => {
    let isDown = true;
    const save = vi.fn(async () => {
      if (isDown) throw new Error('down');
    });
    const machine = createSaveMachine({ save, retries: () => passes });
    machine.changed();
    await vi.advanceTimersByTimeAsync(5000 + until);
    expect(machine.state).toMatchObject({ status: 'failed', gaveUp: true });
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(machine.state).toMatchObject({ status: 'clean', gaveUp: false });
  });

  test('starts over when something changes after it gave up', async () => {
    let down = true;
    const save = vi.fn(async () => {
      if (down) throw new Error('down');
    });
    const machine = createSaveMachine({ save, retries: () => 'soon' });
    machine.changed();
    await vi.advanceTimersByTimeAsync(5000 * 40);
    down = false;
    machine.changed();
    expect(machine.state).toMatchObject({ status: 'failed', gaveUp: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.state.status).toBe('clean');
  });

  test('stays failed while retrying, and becomes clean when a retry works', async () => {
    let down = true;
    const machine = createSaveMachine({
      save: async () => {
        if (down) throw new Error('down');
      },
      retries: () => 'soon',
    });
    machine.changed();
    await vi.advanceTimersByTimeAsync(5000);
    machine.changed();
    expect(machine.state.status).toBe('failed');
    down = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.state).toMatchObject({ status: 'clean', attempts: 0, error: null });
  });

  test('does not retry errors that cannot pass by themselves', async () => {
    const save = vi.fn(async () => {
      throw new Error('too large');
    });
    const machine = createSaveMachine({ save, retries: () => 'never' });
    machine.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(machine.state.gaveUp).toBe(true);
  });

  test('saves a change made during a save after it', async () => {
    const first = gate();
    const save = vi.fn(() => (save.mock.calls.length === 1 ? first.passed : Promise.resolve()));
    const machine = createSaveMachine({ save, retries: () => 'soon' });
    const done = machine.now();
    machine.changed();
    first.open();
    await expect(done).resolves.toBe(true);
    expect(machine.state.status).toBe('dirty');
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(machine.state.status).toBe('clean');
  });

  test('saves at once with its reason, after the save that is running', async () => {
    const first = gate();
    const reasons: unknown[] = [];
    const machine = createSaveMachine({
      save: (reason) => {
        reasons.push(reason);
        return reasons.length === 1 ? first.passed : Promise.resolve();
      },
      retries: () => 'soon',
    });
    void machine.now();
    const second = machine.now('file-import');
    expect(reasons).toEqual([undefined]);
    first.open();
    await expect(second).resolves.toBe(true);
    expect(reasons).toEqual([undefined, 'file-import']);
  });

  test('forgets a running save when another draft is opened', async () => {
    const first = gate();
    const machine = createSaveMachine({ save: () => first.passed, retries: () => 'soon' });
    const done = machine.now();
    machine.reset();
    machine.changed();
    first.open();
    await expect(done).resolves.toBe(false);
    expect(machine.state.status).toBe('dirty');
  });
});
