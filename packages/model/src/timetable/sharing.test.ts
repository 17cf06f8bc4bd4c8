import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { createSharing } from './sharing.ts';

type World = ReturnType<typeof createWorld>;

function share(world: World, a: string, b: string): boolean {
  const sharing = createSharing(world.draft);
  const answer = sharing(world.lesson(a), world.lesson(b));
  expect(sharing(world.lesson(b), world.lesson(a))).toBe(answer);
  return answer;
}

function oneClass(): World {
  const world = createWorld().group('9a');
  for (const id of ['french', 'german', 'spanish', 'maths']) {
    world.subject(id, { groups: ['9a'], lengths: [1, 1] });
  }
  return world;
}

describe('by division', () => {
  test('lessons without a common class may share time', () => {
    const world = createWorld().group('9a').group('9b');
    world.subject('a', { groups: ['9a'] }).subject('b', { groups: ['9b'] });
    expect(share(world, 'a1', 'b1')).toBe(true);
  });

  test('lessons of one class may not', () => {
    expect(share(oneClass(), 'french1', 'german1')).toBe(false);
  });

  test('different tracks share, one track and undivided subjects do not (S2.4)', () => {
    const world = oneClass().division('languages', '9a', [['french', 'spanish'], ['german']]);
    expect(share(world, 'french1', 'german2')).toBe(true);
    expect(share(world, 'french1', 'spanish1')).toBe(false);
    expect(share(world, 'french1', 'french2')).toBe(false);
    expect(share(world, 'french1', 'maths1')).toBe(false);
  });

  test('a common track in another division forbids', () => {
    const world = oneClass().division('languages', '9a', [['french'], ['german']]);
    world.division('other', '9a', [['french', 'german'], ['spanish']]);
    expect(share(world, 'french1', 'german1')).toBe(false);
    expect(share(world, 'french1', 'spanish1')).toBe(true);
  });

  test('every common class must divide them', () => {
    const world = createWorld().group('9a').group('9b');
    for (const id of ['french', 'german']) world.subject(id, { groups: ['9a', '9b'] });
    world.division('a', '9a', [['french'], ['german']]);
    expect(share(world, 'french1', 'german1')).toBe(false);
    world.division('b', '9b', [['french'], ['german']]);
    expect(share(world, 'french1', 'german1')).toBe(true);
  });

  test('divisions count only when enabled for the school and the class', () => {
    const world = oneClass().division('languages', '9a', [['french'], ['german']]);
    world.draft.config.isTracksEnabled = false;
    expect(share(world, 'french1', 'german1')).toBe(false);
    world.draft.config.isTracksEnabled = true;
    const group = world.draft.groups['9a'];
    if (group) group.isTracked = false;
    expect(share(world, 'french1', 'german1')).toBe(false);
  });
});

describe('by permission', () => {
  const sameTime = { constraint: 'same time' as const };

  test('subjects with the same time share, unless the rule is off', () => {
    const world = oneClass().constraint({
      id: 'c',
      type: 'subject',
      base: 'french',
      other: 'german',
      ...sameTime,
    });
    expect(share(world, 'french1', 'german2')).toBe(true);
    expect(share(world, 'french1', 'french2')).toBe(false);
    world.constraint({ id: 'c', type: 'subject', base: 'french', other: 'german', ...sameTime, weight: 0 });
    expect(share(world, 'french1', 'german2')).toBe(false);
  });

  test('a chain of rules permits its ends (S2.5)', () => {
    const world = oneClass()
      .constraint({ id: 'c', type: 'subject', base: 'french', other: 'german', ...sameTime })
      .constraint({ id: 'd', type: 'subject', base: 'spanish', other: 'german', ...sameTime });
    expect(share(world, 'french1', 'spanish2')).toBe(true);
    expect(share(world, 'french1', 'maths1')).toBe(false);
  });

  test('a rule between lessons permits those two lessons', () => {
    const world = oneClass().constraint({
      id: 'c',
      type: 'lesson',
      base: 'french1',
      other: 'german2',
      ...sameTime,
    });
    expect(share(world, 'french1', 'german2')).toBe(true);
    expect(share(world, 'french1', 'german1')).toBe(false);
  });

  test('a chain through a lesson and its subject permits', () => {
    const world = oneClass()
      .constraint({ id: 'c', type: 'lesson', base: 'maths1', other: 'french1', ...sameTime })
      .constraint({ id: 'd', type: 'subject', base: 'french', other: 'german', ...sameTime });
    expect(share(world, 'maths1', 'german1')).toBe(true);
    expect(share(world, 'maths2', 'german1')).toBe(false);
  });

  test("'same time optional' permits its two sides and no chain", () => {
    const optional = { constraint: 'same time optional' as const };
    const world = oneClass()
      .constraint({ id: 'c', type: 'subject', base: 'french', other: 'german', ...optional })
      .constraint({ id: 'd', type: 'subject', base: 'german', other: 'spanish', ...optional });
    expect(share(world, 'french1', 'german1')).toBe(true);
    expect(share(world, 'french1', 'spanish1')).toBe(false);
  });

  test('constraints generated from divisions are not read as permission', () => {
    const world = oneClass().constraint({
      id: 'c',
      type: 'subject',
      base: 'french',
      other: 'german',
      constraint: 'same time optional',
      metaData: { fromTrack: 'x', toTrack: 'y' },
    });
    expect(share(world, 'french1', 'german1')).toBe(false);
  });

  test('answers a million pairs of a large school quickly', () => {
    const world = oneClass().division('languages', '9a', [['french'], ['german']]);
    const sharing = createSharing(world.draft);
    const a = world.lesson('french1');
    const b = world.lesson('german1');
    let shared = 0;
    for (let count = 0; count < 1_000_000; count += 1) if (sharing(a, b)) shared += 1;
    expect(shared).toBe(1_000_000);
  });
});
