import { expect, it } from 'vitest';
import { createEventReader } from './present-solver.ts';

it('reads an event once, until others that were read later take its room', () => {
  const texts = ['{"event":"created"}', '{"event":"created" }', '{"event":"created"  }'] as const;
  const read = createEventReader(texts[0].length + texts[1].length);
  const first = read(texts[0]);
  expect(first).toEqual({ event: 'created' });
  const second = read(texts[1]);
  expect([read(texts[0]) === first, read(texts[1]) === second]).toEqual([true, true]);
  read(texts[2]);
  expect(read(texts[0])).not.toBe(first);
  expect(read(texts[0])).toEqual(first);
});
