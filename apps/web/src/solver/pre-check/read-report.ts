import { brokenConstraints, type Finding, type Match, type VerifyReport } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';

/** What a lesson has to do with broken rules. */
export interface LessonMark {
  /** No school could hold it: two lessons of one teacher, class or room at a time, or a lesson outside school. */
  readonly isImpossible: boolean;
  /** What it breaks, a sentence each. */
  readonly sentences: readonly string[];
}

/** The hard and physical rules that the lessons break where they stand. */
export interface BrokenRules {
  /** How many places there are; the findings may sum up the last of many. */
  readonly count: number;
  readonly findings: readonly Finding[];
  readonly marks: readonly (readonly [Id, LessonMark])[];
}

/** Reads a checker's report; where nothing stands there is nothing that breaks a rule. */
export function readReport({ placed, physical, matches }: VerifyReport): BrokenRules {
  const broken = placed === 0 ? [] : [...physical, ...matches.filter((match) => match.hard)];
  const impossible = new Set<Match>(physical);
  const marks = new Map<Id, LessonMark>();
  for (const match of broken) {
    for (const id of new Set(match.lessons)) {
      const { isImpossible, sentences } = marks.get(id) ?? { isImpossible: false, sentences: [] };
      marks.set(id, {
        isImpossible: isImpossible || impossible.has(match),
        sentences: [...new Set([...sentences, `${match.sentence}.`])],
      });
    }
  }
  return { count: broken.length, findings: brokenConstraints(broken), marks: [...marks] };
}
