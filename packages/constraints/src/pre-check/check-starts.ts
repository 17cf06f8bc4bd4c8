import { fixedFaults, withoutPlace } from '../compile/findings.ts';
import { type CheckContext, itemOfLesson, itemOfLessons, periodsOfLessons } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';

/** Every lesson has a legal start, and lessons that must stay break no physical rule by themselves. */
export function* checkStarts({ draft, planned }: CheckContext): Iterable<PreCheckEvent> {
  const { plan, sharing, rulesAgainst } = planned;
  for (const finding of fixedFaults(draft, plan, sharing)) {
    const lesson = draft.lessons[finding.lessons[0] ?? ''];
    if (!lesson) continue;
    const scheduled = lesson.numPeriods;
    yield { kind: 'finding', finding, ...itemOfLesson(lesson), available: 0, scheduled };
  }
  for (const { finding, lessons } of withoutPlace(plan, rulesAgainst)) {
    const [first, ...others] = lessons;
    if (!first) continue;
    const scheduled = periodsOfLessons(lessons);
    yield { kind: 'finding', finding, ...itemOfLessons(first, others), available: 0, scheduled };
  }
}
