import { type Draft, type Id, isGenerated, type Subject, subjectsTooLong, WEIGHT } from '@bellgrid/model';
import { oncePer } from '../draft/once-per.ts';

/** What a subject's card says besides the record. */
interface SubjectFacts {
  readonly periods: number;
  /** Constraints of the subject that are not off, without those of class divisions. */
  readonly rules: number;
  readonly isTooLong: boolean;
}

/** The facts of any subject; constraints are counted once for each state of the draft. */
export const subjectFacts = oncePer((draft: Draft) => {
  const rules = new Map<Id, number>();
  for (const each of Object.values(draft.constraints)) {
    if (each.type !== 'subject' || each.weight === WEIGHT.OFF || isGenerated(each)) continue;
    rules.set(each.base, (rules.get(each.base) ?? 0) + 1);
  }
  const tooLong = new Set(subjectsTooLong(draft));
  return ({ id, lessons }: Subject): SubjectFacts => ({
    periods: lessons.reduce((sum, lesson) => sum + (draft.lessons[lesson]?.numPeriods ?? 0), 0),
    rules: rules.get(id) ?? 0,
    isTooLong: tooLong.has(id),
  });
});
