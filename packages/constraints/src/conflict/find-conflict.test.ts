import { createExampleSchool, type Draft, timetableOf } from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { boundConstraints, isHard, matchesOf } from '../bound-constraint.ts';
import { compile } from '../compile.ts';
import type { AnyKind } from '../define-constraint.ts';
import { kinds } from '../kinds/registry.ts';
import { drawSchool } from '../testing/draw-school.ts';
import type { KindCases } from '../testing/kind-cases.ts';
import { patterns, plantConflict } from '../testing/plant-conflict.ts';
import { createRandom } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { verify } from '../verify.ts';
import { type Conflict, createConflictSearch } from './find-conflict.ts';

function find(draft: Draft, seeds: readonly string[]): Conflict | null {
  const search = createConflictSearch(draft, seeds);
  while (!search.done) search.run(100_000);
  return search.conflict;
}

/** The lessons that a short search leaves out. */
function unplaced(draft: Draft, steps = 3000): string[] {
  const compiled = compile(draft);
  const search = createSearch(compiled.problem, { seed: 1 });
  search.run(steps, true);
  const { start } = search.best();
  const left = compiled.units.flatMap((unit, index) => ((start[index] ?? -1) < 0 ? unit.lessons : []));
  const held = new Set(compiled.units.flatMap((unit) => unit.lessons));
  return [...left, ...compiled.scope.filter((lesson) => !held.has(lesson))];
}

function namesOf(conflict: Conflict): string[] {
  return conflict.findings.flatMap((finding) => [
    ...finding.lessons,
    ...finding.constraints,
    ...finding.teachers,
    ...finding.classrooms,
    ...finding.subjects,
  ]);
}

describe.each(patterns)('a planted conflict: %s', (pattern) => {
  it('is found, proved minimal, and names what was planted', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const draft = drawSchool(seed);
      expect(unplaced(draft), `seed ${seed}`).toEqual([]);
      const planted = structuredClone(draft);
      plantConflict(planted, pattern, seed);
      const conflict = find(planted, unplaced(planted));
      expect(conflict, `seed ${seed}`).not.toBeNull();
      if (!conflict) continue;
      expect(conflict.isMinimal, `seed ${seed}`).toBe(true);
      expect(namesOf(conflict).filter((id) => !id.startsWith('x'))).toEqual([]);
      expect(conflict.findings[0]?.sentence).toMatch(/^No timetable keeps these/);
      expect(conflict.findings.every((finding) => finding.sentence.length > 5)).toBe(true);
    }
  });
});

describe('a school that has a timetable', () => {
  const cases = new Map<AnyKind, KindCases>();
  beforeAll(async () => {
    for (const kind of Object.values<AnyKind>(kinds)) {
      const module = (await import(`../kinds/${kind.kind}/cases.ts`)) as { cases: KindCases };
      cases.set(kind, module.cases);
    }
  });

  it('has no conflict, whatever rules its timetable keeps', () => {
    let rules = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = createRandom(seed);
      let draft = testSchool(seed % 3 === 0 ? 2 : 1);
      const compiled = compile(draft);
      const search = createSearch(compiled.problem, { seed });
      search.run(3000, true);
      const placements = compiled.decode(search.best());
      expect(verify(draft, placements).unplaced).toEqual([]);
      for (let i = 0; i < 60; i += 1) {
        const kind = random.pick([...cases.keys()]);
        const tried = withRule(structuredClone(draft), kind, cases.get(kind)?.draw(random) ?? {}, 'hard');
        const rule = tried.constraints.rule;
        if (rule) {
          delete tried.constraints.rule;
          tried.constraints[`rule ${i}`] = { ...rule, id: `rule ${i}` };
        }
        const timetable = timetableOf(tried, placements);
        const isKept = boundConstraints(tried).every(
          (bound) => !isHard(bound) || matchesOf(bound, timetable).length === 0,
        );
        if (!isKept || verify(tried, placements).hardViolations > 0) continue;
        draft = tried;
        rules += 1;
      }
      const [first = '', second = ''] = random.some(Object.keys(draft.lessons), 2);
      expect(find(draft, [first, second]), `seed ${seed}`).toBeNull();
    }
    expect(rules).toBeGreaterThan(150);
  });

  it('has none in the example school', () => {
    const draft = createExampleSchool();
    const seeds = Object.keys(draft.lessons).slice(0, 3);
    expect(find(draft, seeds)).toBeNull();
  });
});
