import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReceiving } from './receiving.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('lets few receive at once, and gives a place back once however often it is released', () => {
  const receiving = createReceiving({ places: 2, limitMs: 1000 });
  const first = receiving.enter('a', () => {});
  receiving.enter('b', () => {});
  expect(receiving.enter('c', () => {})).toBeNull();
  first?.release();
  first?.release();
  expect(receiving.enter('c', () => {})).not.toBeNull();
  expect(receiving.enter('a', () => {})).toBeNull();
});

it('F3: gives one user one place, so that two places are never one school’s', () => {
  const receiving = createReceiving({ places: 2, limitMs: 1000 });
  const first = receiving.enter('a', () => {});
  expect(receiving.enter('a', () => {})).toBeNull();
  expect(receiving.enter('b', () => {})).not.toBeNull();
  first?.release();
  expect(receiving.enter('a', () => {})).not.toBeNull();
});

it('F3: takes the place from one who is late, and only then', () => {
  const receiving = createReceiving({ places: 1, limitMs: 1000 });
  const onLate = vi.fn();
  receiving.enter('a', onLate)?.release();
  vi.advanceTimersByTime(2000);
  expect(onLate).not.toHaveBeenCalled();
  receiving.enter('a', onLate);
  vi.advanceTimersByTime(999);
  expect([onLate.mock.calls.length, receiving.enter('b', () => {})]).toEqual([0, null]);
  vi.advanceTimersByTime(1);
  expect(onLate).toHaveBeenCalledOnce();
  expect(receiving.enter('b', () => {})).not.toBeNull();
});
