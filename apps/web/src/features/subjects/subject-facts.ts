import { type Draft, type Subject, subjectsTooLong } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { ruleCount } from '../constraint-editor/rule-row.ts';

/** The facts on a subject's card beyond its record. */
interface SubjectFacts {
  readonly periods: number;
  /** Constraints of the subject that are not off, without those of class divisions. */
  readonly rules: number;
  readonly isTooLong: boolean;
}

/** The facts of any subject; constraints are counted once for each state of the draft. */
export const subjectFacts = oncePer((draft: Draft) => {
  const tooLong = new Set(subjectsTooLong(draft));
  return ({ id, lessons }: Subject): SubjectFacts => ({
    periods: lessons.reduce((sum, lesson) => sum + (draft.lessons[lesson]?.numPeriods ?? 0), 0),
    rules: ruleCount(draft, id),
    isTooLong: tooLong.has(id),
  });
});
