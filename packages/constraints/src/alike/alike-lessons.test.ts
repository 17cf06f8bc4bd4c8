import { commands, type Draft, lessonsInScope, type Placement, runCommand } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { countMoves } from '../change-budget/moves.ts';
import { verify } from '../check/verify.ts';
import { kinds } from '../kinds/registry.ts';
import { placementsOf, testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { exchangeAlike } from './alike-lessons.ts';

const scopeOf = (draft: Draft) => new Set(lessonsInScope(draft).map(({ id }) => id));
const placed = (draft: Draft, placements: readonly Placement[]): Draft =>
  runCommand(draft, commands.placeLessons, {
    places: placements.map(({ lesson, timeSlot, classroom }) => ({ lesson, at: timeSlot, classroom })),
  });
const exchange = (draft: Draft, placements: readonly Placement[]) =>
  exchangeAlike(draft, scopeOf(draft), placements);
const startsOf = (placements: readonly Placement[]) =>
  Object.fromEntries(placements.map(({ lesson, timeSlot: { day, start } }) => [lesson, [day, start]]));

describe('alike lessons', () => {
  const school = testSchool();
  const own = placementsOf(school, { maths1: [0, 0], maths2: [1, 0], maths3: [2, 0], maths4: [3, 0] });
  const draft = placed(school, own);

  it('that have taken turns have not moved', () => {
    const turned = placementsOf(draft, { maths1: [3, 0], maths2: [0, 0], maths3: [2, 0], maths4: [1, 0] });
    expect(countMoves(draft, turned).lessons).toBe(3);
    expect(startsOf(exchange(draft, turned))).toEqual(startsOf(own));
  });

  it('keep their places but one where one moves', () => {
    const turned = placementsOf(draft, { maths1: [1, 0], maths2: [4, 0], maths3: [2, 0], maths4: [0, 0] });
    const after = exchange(draft, turned);
    expect(countMoves(draft, after).lessons).toBe(1);
    expect(startsOf(after)).toEqual({ maths1: [0, 0], maths2: [1, 0], maths3: [2, 0], maths4: [4, 0] });
  });

  it('without places follow the week, and break and cost the same', () => {
    const drawn = placementsOf(school, { maths1: [3, 1], maths2: [1, 1], maths3: [0, 1], maths4: [2, 4] });
    const after = exchange(school, drawn);
    expect(startsOf(after)).toEqual({ maths2: [2, 4], maths1: [1, 1], maths4: [3, 1], maths3: [0, 1] });
    const [before, then] = [verify(school, drawn), verify(school, after)];
    expect([then.hardViolations, then.cost]).toEqual([before.hardViolations, before.cost]);
  });

  it('with a fixed room of their own stay; with rooms to choose from each place keeps its room', () => {
    const turned = placementsOf(draft, { maths1: [1, 0], maths2: [0, 0], maths3: [2, 0], maths4: [3, 0] });
    const fixed = structuredClone(draft);
    fixed.lessons.maths1!.classroom = 'r1';
    expect(exchange(fixed, turned)).toBe(turned);
    const art = placed(school, placementsOf(school, { art1: [0, 1, 'r1'], art2: [1, 1, 'r2'] }));
    const after = exchange(art, placementsOf(art, { art1: [1, 1, 'r2'], art2: [0, 1, 'r1'] }));
    expect(startsOf(after)).toEqual({ art1: [0, 1], art2: [1, 1] });
    expect(after.map(({ lesson, classroom }) => [lesson, classroom]).toSorted()).toEqual([
      ['art1', 'r1'],
      ['art2', 'r2'],
    ]);
  });

  it('of another length, locked, out of scope, named by a constraint, or one of them unplaced stay', () => {
    const turned = placementsOf(draft, { maths1: [1, 0], maths2: [0, 0], maths3: [2, 0], maths4: [3, 0] });
    const locked = runCommand(draft, commands.lockLesson, { ids: ['maths1'], locked: true });
    expect(startsOf(exchange(locked, turned))).toEqual(startsOf(turned));
    expect(startsOf(exchangeAlike(draft, new Set(['maths1']), turned))).toEqual(startsOf(turned));
    const part = turned.filter(({ lesson }) => lesson !== 'maths4');
    expect(startsOf(exchange(draft, part))).toEqual(startsOf(part));
    const onDay = { type: 'lesson', base: 'maths1', values: [0] };
    const named = withRule(structuredClone(draft), kinds.onDay, onDay, 'soft');
    expect(startsOf(exchange(named, turned))).toEqual(startsOf(turned));
  });
});
