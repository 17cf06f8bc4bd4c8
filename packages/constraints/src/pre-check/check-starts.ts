import type { Lesson } from '@bellgrid/model';
import { fixedFaults, withoutPlace } from '../compile/findings.ts';
import type { RulesAgainst } from '../compile/rules-against.ts';
import {
  type Calendars,
  type CheckContext,
  isDueTo,
  itemOfLesson,
  itemOfLessons,
  type Participants,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';

/**
 * Every lesson has a legal start, and lessons that must stay break no physical rule by themselves.
 * @param tooClosed calendars that were told, those of one finding together: what has no place for them alone is not
 * told again.
 */
export function* checkStarts(
  { draft, planned }: CheckContext,
  tooClosed: readonly Calendars[],
): Iterable<PreCheckEvent> {
  const { plan, sharing, rulesAgainst } = planned;
  for (const finding of fixedFaults(draft, plan, sharing)) {
    const lesson = draft.lessons[finding.lessons[0] ?? ''];
    if (!lesson) continue;
    const scheduled = lesson.numPeriods;
    yield { kind: 'finding', finding, ...itemOfLesson(lesson), available: 0, scheduled };
  }
  const told = new Set(tooClosed.flatMap((calendars) => [...calendars]));
  const untold: RulesAgainst = (unit) => {
    const rules = rulesAgainst(unit);
    return tooClosed.some((calendars) => isDueTo(calendars, rules)) ? rulesAgainst(unit, told) : rules;
  };
  for (const { finding, units } of withoutPlace(planned, untold)) {
    const [first, ...others] = units.map(({ lessons }) => participants(lessons));
    if (!first) continue;
    const scheduled = periodsOfLessons(units.flatMap(({ lessons }) => lessons));
    yield { kind: 'finding', finding, ...itemOfLessons(first, others), available: 0, scheduled };
  }
}

/** Who takes part in lessons that stand together. */
function participants(lessons: readonly Lesson[]): Participants {
  const [classroom = null] = lessons.map((lesson) => lesson.classroom);
  return {
    groups: lessons.flatMap(({ groups }) => groups),
    teachers: lessons.flatMap(({ teachers }) => teachers),
    classroom,
  };
}
