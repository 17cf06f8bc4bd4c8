import { constraintSchema, type Draft } from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import type { KindCases } from '../testing/kind-cases.ts';
import { createRandom } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { compile } from './compile.ts';
import { penaltyBounds } from './penalty-bounds.ts';

function addSoft(draft: Draft, kind: AnyKind, id: string, params: object): void {
  withRule(draft, kind, params, 'soft');
  if (draft.constraints.rule)
    draft.constraints[id] = constraintSchema.parse({ ...draft.constraints.rule, id });
  delete draft.constraints.rule;
}

describe('the bounds of penalties by kind', () => {
  it('are the least penalties of single lessons, each of its own kind', () => {
    const draft = testSchool();
    addSoft(draft, kinds.notOnDay, 'never', { type: 'subject', base: 'maths', values: [0, 1, 2, 3, 4] });
    addSoft(draft, kinds.onDay, 'kept', { type: 'subject', base: 'french', values: [1, 2] });
    const count = draft.subjects.maths?.lessons.length ?? 0;
    expect([...penaltyBounds(draft)]).toEqual([['notOnDay', count * 6]]);
  });

  it('are below the penalties of every full schedule that the solver finds', async () => {
    const random = createRandom(5);
    const single = [
      'onDay',
      'notOnDay',
      'atPeriod',
      'notAtPeriod',
      'teacherCalendar',
      'groupCalendar',
    ] as const;
    const several = Object.values<AnyKind>(kinds).filter(
      ({ record, kind }) => record !== null && !single.some((each) => each === kind),
    );
    let compared = 0;
    const bounded = new Set<string>();
    for (let school = 0; school < 16; school += 1) {
      const draft = testSchool();
      const drawn = school < 8 ? single.map((kind): AnyKind => kinds[kind]) : several;
      for (const kind of drawn) {
        const { cases }: { cases: KindCases } = await import(`../kinds/${kind.kind}/cases.ts`);
        for (let rule = 0; rule < 4; rule += 1)
          addSoft(draft, kind, `${kind.kind} ${rule}`, cases.draw(random));
      }
      const { problem, decode } = compile(draft);
      const search = createSearch(problem, { seed: school });
      search.run(4000);
      expect(search.placed).toBe(search.lessons);
      const { matches } = verify(draft, decode(search.best()));
      for (const [kind, bound] of penaltyBounds(draft)) {
        const soft = matches.filter((match) => !match.hard && match.kind === kind);
        const penalty = soft.reduce((sum, { weight, amount }) => sum + weight * amount, 0);
        expect(bound, kind).toBeLessThanOrEqual(penalty + 1e-6);
        compared += 1;
        bounded.add(kind);
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(several.filter(({ kind }) => bounded.has(kind)).length).toBeGreaterThan(5);
  });
});
