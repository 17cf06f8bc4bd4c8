import type { Lesson } from '@bellgrid/model';
import { fixedFaults, withoutPlace } from '../compile/findings.ts';
import type { RulesAgainst } from '../compile/rules-against.ts';
import {
  type Calendars,
  type CheckContext,
  found,
  isDueTo,
  itemOfLesson,
  itemOfLessons,
  type Participants,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';

/**
 * Every lesson has a legal start, and lessons that must stay break no physical rule by themselves.
 * @param tooClosed calendars that were reported, those of one finding together: lessons that have no place because of
 * them alone are not reported again.
 */
export function* checkStarts(
  { draft, planned }: CheckContext,
  tooClosed: readonly Calendars[],
): Iterable<PreCheckEvent> {
  const { plan, sharing, rulesAgainst } = planned;
  for (const finding of fixedFaults(draft, plan, sharing)) {
    const lesson = draft.lessons[finding.about.lessons?.[0] ?? ''];
    if (!lesson) continue;
    const item = itemOfLesson(lesson);
    yield found(finding, { item, available: 0, scheduled: lesson.numPeriods });
  }
  const reported = new Set(tooClosed.flatMap((calendars) => [...calendars]));
  const notReported: RulesAgainst = (unit) => {
    const rules = rulesAgainst(unit);
    return tooClosed.some((calendars) => isDueTo(calendars, rules)) ? rulesAgainst(unit, reported) : rules;
  };
  for (const { finding, units } of withoutPlace(planned, notReported)) {
    const [first, ...others] = units.map(({ lessons }) => participants(lessons));
    if (!first) continue;
    const scheduled = periodsOfLessons(units.flatMap(({ lessons }) => lessons));
    yield found(finding, { item: itemOfLessons(first, others), available: 0, scheduled });
  }
}

/** The participants of lessons that start together. */
function participants(lessons: readonly Lesson[]): Participants {
  const [classroom = null] = lessons.map((lesson) => lesson.classroom);
  return {
    groups: lessons.flatMap(({ groups }) => groups),
    teachers: lessons.flatMap(({ teachers }) => teachers),
    classroom,
  };
}
