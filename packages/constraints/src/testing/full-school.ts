import { constraintSchema, type Draft, hasScope, lessonSpreads } from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import type { KindCases } from './kind-cases.ts';
import type { Random } from './random.ts';
import { testSchool } from './test-school.ts';
import { withRule } from './with-rule.ts';

/** A school with a rule of every kind that is a record of its own, and some of the others. */
export async function fullSchool(random: Random): Promise<Draft> {
  const draft = testSchool();
  for (const kind of Object.values<AnyKind>(kinds)) {
    if (kind.family === 'subjectField') continue;
    const { cases }: { cases: KindCases } = await import(`../kinds/${kind.kind}/cases.ts`);
    withRule(draft, kind, cases.draw(random), random.next() < 0.5 ? 'soft' : 'hard');
    const { rule } = draft.constraints;
    if (rule) {
      const isForMany = kind.record !== null && hasScope(kind.record) && random.next() < 0.5;
      const base = isForMany ? { base: { items: 'all' } } : {};
      draft.constraints[kind.kind] = constraintSchema.parse({ ...rule, ...base, id: kind.kind });
    }
    delete draft.constraints.rule;
  }
  for (const subject of Object.values(draft.subjects)) {
    subject.lessonsSpreadConstraint.constraint = random.pick(lessonSpreads);
    subject.lessonsSamePeriod = random.next() < 0.5;
  }
  draft.constraintGroupWeights.sameClassroom.enabled = true;
  return draft;
}
