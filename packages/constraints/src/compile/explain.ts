import {
  type Finding,
  type Id,
  type Lesson,
  type Message,
  type MessageCell,
  type MessageValue,
  messageKey,
  type Placed,
  place,
  type Sharing,
  type Timetable,
  value,
} from '@bellgrid/model';
import type { Blocked, Problem } from '@bellgrid/solver';
import { aboutLessons } from '../read/about-lessons.ts';
import type { Violation } from '../read/violation.ts';
import { type BoundConstraint, isHard, matchesOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { distinctIds } from './findings.ts';
import type { Numbered } from './finish-problem.ts';

/** Limits of an explanation: starts, reasons for each start, and among these violations without a lesson. */
const MOST_STARTS = 3;
const MOST_REASONS = 3;
const MOST_VIOLATIONS = 2;

interface Explained {
  readonly numbered: Numbered;
  readonly problem: Problem;
  readonly sharing: Sharing;
  readonly sources: readonly BoundConstraint[];
  /** The placed lessons of the assignment that is explained. */
  readonly timetable: Timetable;
}

/**
 * The reason that a unit is not placed: "Mathematics (3) of 9A cannot be placed: on Monday, period 1, Ms Ito
 * has Physics (1) of 10B; on Tuesday, …", or the start at which it could be placed without moving another
 * lesson. A rule is named only when its violations, by plain code, increase there.
 */
export function explain(explained: Explained, unit: number, blocked: readonly Blocked[]): Finding {
  const { numbered, problem } = explained;
  const own = numbered.units[unit]!;
  const named = blocked.slice(0, MOST_STARTS);
  const reasonsAt = createReasons(explained, unit);
  const starts = named.map((each) => ({
    cell: {
      structure: own.lessons[0]?.structure ?? '',
      day: problem.startDay[each.start]!,
      period: problem.startPeriod[each.start]!,
    },
    why: reasonsAt(each),
  }));
  const about = aboutLessons(own.lessons);
  const others = named.flatMap((each) => each.units.flatMap((other) => numbered.units[other]!.lessons));
  return {
    ...shapeOf(value.items('lesson', about.lessons ?? []), starts, placeCount(problem, unit)),
    about: { ...about, lessons: distinctIds([...(about.lessons ?? []), ...others.map(({ id }) => id)]) },
  };
}

function placeCount({ startOffset }: Problem, unit: number): number {
  return startOffset[unit + 1]! - startOffset[unit]!;
}

interface ExplainedStart {
  readonly cell: MessageCell;
  readonly why: readonly Message[];
}

/** @param places how many starts the unit has in all. */
function shapeOf(lessons: MessageValue, starts: readonly ExplainedStart[], places: number): Message {
  // A search that ended early has not tried every place.
  const free = starts.filter(({ why }) => why.length === 0).map(({ cell }) => cell);
  if (free.length > 0)
    return { code: 'findings.blockedBy.notTried', values: { lessons, starts: value.cells(free) } };
  const reasons: Message[] = starts.map(({ cell, why }) => ({
    code: 'findings.blockedBy.at',
    values: { start: value.cells([cell]), why: value.messages(why, 'and', MOST_REASONS) },
  }));
  // The least blocked starts are named: at the others a lesson is in the way, too.
  const count = places - starts.length;
  if (count > 0) reasons.push({ code: 'findings.blockedBy.otherStarts', values: { count } });
  if (reasons.length === 0)
    return { code: 'findings.blockedBy.immovable', values: { lessons, count: places } };
  return {
    code: 'findings.blockedBy.reasons',
    values: { lessons, reasons: value.messages(reasons, 'semicolon') },
  };
}

/** The reasons that a unit cannot be placed at a start, a clause each; empty when nothing forbids it. */
function createReasons(
  { numbered, problem, sharing, sources, timetable }: Explained,
  unit: number,
): (blocked: Blocked) => Message[] {
  const { plan, units } = numbered;
  const { draft } = plan;
  const own = units[unit]!;
  const rules = problem.rules.filter((each) => each.hard && each.units.includes(unit));
  const bounds = [...new Set(rules.map((rule) => sources[rule.source]!))].filter(isHard);
  return ({ start, units: others, at }) => {
    const clauses: Message[] = [];
    const away: Lesson[] = [];
    const rest: { lessons: readonly Lesson[]; at: number; isAtOnce: boolean }[] = [];
    others.forEach((other, i) => {
      const { lessons } = units[other]!;
      const isAtOnce = areAtOnce(start, at[i]!);
      const clause = isAtOnce ? sharedBy(lessons) : null;
      if (clause === null) rest.push({ lessons, at: at[i]!, isAtOnce });
      else {
        clauses.push(clause);
        away.push(...lessons);
      }
    });
    if (rest.length === 0) return clauses;
    const broken = newlyBroken(withOwn(start, away));
    const named = new Set<BoundConstraint>();
    for (const { lessons, at: theirs, isAtOnce } of rest) {
      const pair = only(new Map([...placedAt(own.lessons, start), ...placedAt(lessons, theirs)]));
      const rule = broken.find(({ bound }) => matchesOf(bound, pair).length > 0);
      if (rule === undefined && !isAtOnce) continue;
      if (rule) named.add(rule.bound);
      clauses.push(inTheWay(lessons, rule?.bound));
    }
    const unnamed = broken.filter(({ bound }) => !named.has(bound)).flatMap(({ messages }) => messages);
    const distinctOnes = new Map(unnamed.map((each) => [messageKey(each), each]));
    return [...clauses, ...[...distinctOnes.values()].slice(0, MOST_VIOLATIONS)];
  };

  function areAtOnce(one: number, other: number): boolean {
    return (
      problem.startAtom[one]! < problem.endAtom[other]! && problem.startAtom[other]! < problem.endAtom[one]!
    );
  }

  function inTheWay(lessons: readonly Lesson[], rule?: BoundConstraint): Message {
    const values = {
      count: lessons.length,
      lessons: value.items(
        'lesson',
        lessons.map(({ id }) => id),
      ),
    };
    return rule
      ? { code: 'findings.blockedBy.inTheWayByRule', values: { ...values, rule: ruleMessageOf(draft, rule) } }
      : { code: 'findings.blockedBy.inTheWay', values };
  }

  /** The hard rules that have more violations in the trial than now, with their new violations. */
  function newlyBroken(trial: Timetable): { bound: BoundConstraint; messages: Message[] }[] {
    return bounds.flatMap((bound) => {
      const before = matchesOf(bound, timetable);
      const after = matchesOf(bound, trial);
      if (amountOf(after) <= amountOf(before)) return [];
      const known = new Set(before.map((violation) => messageKey(violation.message)));
      const messages = after
        .map((violation) => violation.message)
        .filter((each) => !known.has(messageKey(each)));
      return [{ bound, messages }];
    });
  }

  function withOwn(start: number, away: readonly Lesson[]): Timetable {
    const placed = new Map([...timetable.placed, ...placedAt(own.lessons, start)]);
    for (const { id } of away) placed.delete(id);
    return only(placed);
  }

  function placedAt(lessons: readonly Lesson[], start: number): [Id, Placed][] {
    return lessons.map((lesson) => {
      const structure = draft.schoolData.structures[lesson.structure];
      const rooms = plan.roomsOf(lesson);
      const room = 'fixed' in rooms ? rooms.fixed : null;
      return [
        lesson.id,
        place(lesson, structure, problem.startDay[start]!, problem.startPeriod[start]!, room),
      ];
    });
  }

  function only(placed: ReadonlyMap<Id, Placed>): Timetable {
    const unplaced = Object.values(draft.lessons).filter(({ id }) => !placed.has(id));
    return { draft, placed, unplaced };
  }

  /** "Ms Ito has Physics (1) of 10B": a teacher, class or room that both need. */
  /** The teacher, class or classroom that has one of the lessons at that time. */
  function sharedBy(lessons: readonly Lesson[]): Message | null {
    for (const a of own.lessons) {
      for (const b of lessons) {
        const item = sharedItem(a, b);
        if (item)
          return { code: 'findings.blockedBy.itemHas', values: { item, lesson: value.item('lesson', b.id) } };
      }
    }
    return null;
  }

  function sharedItem(a: Lesson, b: Lesson): MessageValue | null {
    const teacher = a.teachers.find((id) => b.teachers.includes(id));
    if (teacher !== undefined) return value.item('teacher', teacher);
    const group = a.groups.find((id) => b.groups.includes(id));
    if (group !== undefined && !sharing(a, b)) return value.item('group', group);
    const [roomsA, roomsB] = [plan.roomsOf(a), plan.roomsOf(b)];
    if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
      return value.item('classroom', roomsA.fixed);
    }
    return null;
  }
}

function amountOf(violations: readonly Violation[]): number {
  return violations.reduce((sum, { amount }) => sum + amount, 0);
}
