import { type Id, type Lesson, type Placed, place, type Sharing, type Timetable } from '@bellgrid/model';
import type { Blocked, Problem } from '@bellgrid/solver';
import { type BoundConstraint, isHard, matchesOf, sentenceOf } from '../bound-constraint.ts';
import type { Finding } from '../finding.ts';
import {
  classroomName,
  counted,
  dayName,
  groupName,
  lessonName,
  listed,
  periodName,
  teacherName,
} from '../names/names.ts';
import type { Violation } from '../violation.ts';
import { distinct, lessonFinding } from './findings.ts';
import type { Numbered } from './finish-problem.ts';

/** How many starts are told, and how many rules that one of them would break. */
const TOLD = 3;
const TOLD_RULES = 2;

interface Explained {
  readonly numbered: Numbered;
  readonly problem: Problem;
  readonly sharing: Sharing;
  readonly sources: readonly BoundConstraint[];
  /** Where the lessons stand that do. */
  readonly timetable: Timetable;
}

const othersOf = (count: number): string =>
  count === 1 ? 'its only other start is' : `its ${count} other starts are`;

/**
 * "Mathematics (3) of 9A cannot be placed: on Monday, period 1 Ms Ito has Physics (1) of 10B; on Tuesday, …", or
 * where it could stand without anything leaving. A rule is named only where its plain meaning says that it would be
 * broken there.
 */
export function explain(explained: Explained, unit: number, blocked: readonly Blocked[]): Finding {
  const { numbered, problem } = explained;
  const { draft } = numbered.plan;
  const own = numbered.units[unit]!;
  const names = listed(own.lessons.map((lesson) => lessonName(draft, lesson.id)));
  const told = blocked.slice(0, TOLD);
  const whys = createReasons(explained, unit);
  const starts = told.map((each) => {
    const day = dayName(draft, problem.startDay[each.start]!);
    const period = periodName(draft, own.lessons[0]?.structure, problem.startPeriod[each.start]!);
    return { where: `on ${day}, ${period}`, why: whys(each) };
  });
  // A search that ended early has not tried every place.
  const free = starts.flatMap(({ where, why }) => (why.length === 0 ? [where] : []));
  const reasons = starts.map(({ where, why }) => `${where} ${listed(why, 3)}`);
  const places = problem.startOffset[unit + 1]! - problem.startOffset[unit]!;
  // The least blocked ones are told: there is none among the others at which nobody is in the way.
  if (places > told.length) reasons.push(`${othersOf(places - told.length)} blocked, too`);
  let sentence = `${names} cannot be placed: lessons that must not move hold all of its ${counted(places, 'possible start')}.`;
  if (free.length > 0)
    sentence = `${names} has no place yet, but could still be placed ${free.join(' or ')}.`;
  else if (reasons.length > 0) sentence = `${names} cannot be placed: ${reasons.join('; ')}.`;
  const others = told.flatMap((each) => each.units.flatMap((other) => numbered.units[other]!.lessons));
  const finding = lessonFinding('blockedBy', sentence, own.lessons);
  return { ...finding, lessons: distinct([...finding.lessons, ...others.map((lesson) => lesson.id)]) };
}

/** Why a unit cannot stand at a start, a clause each; none where nothing forbids it. */
function createReasons(
  { numbered, problem, sharing, sources, timetable }: Explained,
  unit: number,
): (blocked: Blocked) => string[] {
  const { plan, units } = numbered;
  const { draft } = plan;
  const own = units[unit]!;
  const rules = problem.rules.filter((each) => each.hard && each.units.includes(unit));
  const bounds = [...new Set(rules.map((rule) => sources[rule.source]!))].filter(isHard);
  return ({ start, units: others, at }) => {
    const clauses: string[] = [];
    const away: Lesson[] = [];
    const rest: { lessons: readonly Lesson[]; at: number; isAtOnce: boolean }[] = [];
    others.forEach((other, i) => {
      const { lessons } = units[other]!;
      const isAtOnce = areAtOnce(start, at[i]!);
      const clause = isAtOnce ? whoHas(lessons) : null;
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
      clauses.push(inTheWay(lessons) + (rule ? ` (${sentenceOf(draft, rule.bound)})` : ''));
    }
    const unnamed = broken.filter(({ bound }) => !named.has(bound)).flatMap(({ sentences }) => sentences);
    return [...clauses, ...distinct(unnamed).slice(0, TOLD_RULES)];
  };

  function areAtOnce(one: number, other: number): boolean {
    return (
      problem.startAtom[one]! < problem.endAtom[other]! && problem.startAtom[other]! < problem.endAtom[one]!
    );
  }

  function inTheWay(lessons: readonly Lesson[]): string {
    const names = listed(lessons.map((lesson) => lessonName(draft, lesson.id)));
    return `${names} ${lessons.length === 1 ? 'is' : 'are'} in the way`;
  }

  /** The hard rules that are broken there and were not, or less, with what the checker says of them. */
  function newlyBroken(trial: Timetable): { bound: BoundConstraint; sentences: string[] }[] {
    return bounds.flatMap((bound) => {
      const before = matchesOf(bound, timetable);
      const after = matchesOf(bound, trial);
      if (amountOf(after) <= amountOf(before)) return [];
      const known = new Set(before.map(({ sentence }) => sentence));
      return [{ bound, sentences: after.flatMap(({ sentence }) => (known.has(sentence) ? [] : [sentence])) }];
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
  function whoHas(lessons: readonly Lesson[]): string | null {
    for (const a of own.lessons) {
      for (const b of lessons) {
        const found = sharedItem(a, b);
        if (found) return `${found} has ${lessonName(draft, b.id)}`;
      }
    }
    return null;
  }

  function sharedItem(a: Lesson, b: Lesson): string | null {
    const teacher = a.teachers.find((id) => b.teachers.includes(id));
    if (teacher !== undefined) return teacherName(draft, teacher);
    const group = a.groups.find((id) => b.groups.includes(id));
    if (group !== undefined && !sharing(a, b)) return groupName(draft, group);
    const [roomsA, roomsB] = [plan.roomsOf(a), plan.roomsOf(b)];
    if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
      return classroomName(draft, roomsA.fixed);
    }
    return null;
  }
}

function amountOf(violations: readonly Violation[]): number {
  return violations.reduce((sum, { amount }) => sum + amount, 0);
}
